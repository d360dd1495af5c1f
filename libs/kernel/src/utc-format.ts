/** Formats what is kept without a time zone: the midnight of a date, or a time of 1970-01-01. */
export type UtcFormat = Pick<Intl.DateTimeFormat, 'format'>;

/**
 * Formats in American English. The formatter is made when it is first used: on a phone each costs milliseconds of the start
 * of a page that may never need it.
 */
export function utcFormat(options: Intl.DateTimeFormatOptions): UtcFormat {
  let made: Intl.DateTimeFormat | undefined;
  return {
    format: (time) =>
      (made ??= new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })).format(time),
  };
}
