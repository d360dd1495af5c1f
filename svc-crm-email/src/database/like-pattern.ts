/** A LIKE pattern for values that contain the text literally; null matches anything. */
export function containing(text: string | undefined): string | null {
  return text === undefined ? null : `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
