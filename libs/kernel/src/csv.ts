import { decimalFromCents, type Cents } from './money.ts';

/** Marks the file as UTF-8 for spreadsheets. */
export const byteOrderMark = '\uFEFF';

/** An amount of money is a number with two decimals, which spreadsheets add up. */
export type CsvField = string | number | { readonly amount: Cents } | null;

/** One record of RFC 4180. Text that a spreadsheet would run as a formula is neutralized; numbers and amounts are not text. */
export function csvRecord(fields: readonly CsvField[]): string {
  return `${fields.map(writtenField).join(',')}\r\n`;
}

function writtenField(field: CsvField): string {
  if (field === null) return '';
  if (typeof field === 'number') return String(field);
  return typeof field === 'string' ? csvField(field) : decimalFromCents(field.amount);
}

/**
 * What a spreadsheet may read as the start of a formula (OWASP, 'CSV Injection'): one of the four signs, also
 * in its full-width and small forms and after spaces or invisible characters, or a control character at the
 * start of a cell.
 */
const formula = /^[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B]|^[\t\r\n]/u;

function csvField(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
