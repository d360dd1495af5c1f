/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';

/** One record of RFC 4180. Text that a spreadsheet would take for a formula is kept from being one. */
export function csvRecord(fields: readonly (string | number | null)[]): string {
  return `${fields.map((field) => (typeof field === 'number' ? String(field) : csvField(field ?? ''))).join(',')}\r\n`;
}

function csvField(text: string): string {
  const harmless = /^[\s\0]*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
