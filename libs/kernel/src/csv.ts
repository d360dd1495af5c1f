/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';

/** One record of RFC 4180. Text that a spreadsheet would take for a formula is kept from being one. */
export function csvRecord(fields: readonly (string | number | null)[]): string {
  return `${fields.map((field) => (typeof field === 'number' ? String(field) : csvField(field ?? ''))).join(',')}\r\n`;
}

/**
 * What a spreadsheet may read as the beginning of a formula (OWASP, 'CSV Injection'): one of the four signs, also in its
 * full-width and small forms and behind spaces or characters that are not seen, or a control character that starts a cell.
 */
const formula = /^[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B]|^[\t\r\n]/u;

function csvField(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
