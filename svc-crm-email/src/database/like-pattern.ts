/** A LIKE pattern for whatever contains the text, as it is; null is any. */
export function containing(text: string | undefined): string | null {
  return text === undefined ? null : `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
