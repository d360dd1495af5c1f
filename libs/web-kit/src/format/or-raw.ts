/*
 * The contracts refuse invalid dates. If one gets through anyway, it is logged and shown unformatted, so that it does not
 * break a whole list (spec page 2, section 8).
 */

/** The formatted text, or the text itself if it is not a date (a RangeError). */
export function orRaw(text: string, format: () => string): string {
  try {
    return format();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.error('Date formatting error', error.message);
    return text;
  }
}
