import { CsvError, parse } from 'csv-parse/sync';
import type { FileFault, FileRecord } from './file-lines.rules.ts';

/** Spreadsheets of some countries write semicolons, as their commas are in numbers. */
const delimiters = [',', ';', '\t'];

/** The lines of a CSV file with something in them, or why it is none. */
export function parseRateFile(csv: string): { records: FileRecord[] } | { fault: FileFault } {
  const [head = ''] = csv.split(/\r?\n/, 1);
  const countOf = (delimiter: string): number => head.split(delimiter).length;
  const [delimiter = ','] = delimiters.toSorted((a, b) => countOf(b) - countOf(a));
  try {
    const lines = parse(csv, {
      ...{ delimiter, bom: true, info: true, trim: true, relax_column_count: true },
      ...{ skip_empty_lines: true, skip_records_with_empty_values: true },
    }) as unknown as readonly { readonly info: { readonly lines: number }; readonly record: string[] }[];
    return { records: lines.map(({ info, record }) => ({ line: info.lines, cells: record })) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : 1;
    const message =
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'A quotation mark isn’t closed'
        : 'This isn’t CSV. In your spreadsheet, save the file as CSV';
    return { fault: { line, column: null, message } };
  }
}
