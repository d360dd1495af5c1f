import { decimalFromCents, type Cents } from './money.ts';

/** Marks the file as UTF-8 for spreadsheets. */
export const byteOrderMark = '\uFEFF';

/** An amount of money is a number with two decimals, which spreadsheets add up. */
export type CsvField = string | number | { readonly amount: Cents } | null;

/** One record of RFC 4180. Text that a spreadsheet would run as a formula is neutralized; numbers and amounts are not text. */
export function csvRecord(fields: readonly CsvField[]): string {
  return `${fields.map(writtenField).join(',')}\r\n`;
}

/** What a file says of something that is so or not. */
export function yesOrNo(is: boolean): string {
  return is ? 'Yes' : 'No';
}

/** What a file has of each row: the titles of its columns, and their values. */
export type CsvColumns<Row> = readonly (readonly [title: string, value: (row: Row) => CsvField])[];

/**
 * Rows as a CSV file, in pieces, so that they are never all in memory. The first batch is read before this returns, so that
 * an unavailable database is an error and not half a file.
 */
export async function csvFile<Row>(
  columns: CsvColumns<Row>,
  batches: AsyncGenerator<readonly Row[]>,
): Promise<AsyncIterable<string>> {
  return piecesOf(columns, await batches.next(), batches);
}

async function* piecesOf<Row>(
  columns: CsvColumns<Row>,
  first: IteratorResult<readonly Row[]>,
  rest: AsyncGenerator<readonly Row[]>,
): AsyncGenerator<string> {
  const recordsOf = (rows: readonly Row[]): string =>
    rows.map((row) => csvRecord(columns.map(([, value]) => value(row)))).join('');
  try {
    yield byteOrderMark + csvRecord(columns.map(([title]) => title));
    if (first.done === true) return;
    yield recordsOf(first.value);
    for await (const batch of rest) yield recordsOf(batch);
  } finally {
    // A reader who stops early frees what the batches hold.
    await rest.return(undefined);
  }
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

/** The text of a cell that `csvRecord` wrote. */
export function textOfCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}

function csvField(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
