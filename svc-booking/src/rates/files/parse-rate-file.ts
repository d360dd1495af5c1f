import { CsvError, parse } from 'csv-parse/sync';
import { mostRatePeriods } from '@getaway/contracts/http/rates';
import type { FileFault, FileRecord } from './file-lines.rules.ts';

/** In characters: the cells with spreadsheets' padding take a tenth. */
const longestLine = 20_000;

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
      ...{ max_record_size: longestLine, to: mostRatePeriods + 2 },
    }) as unknown as readonly { readonly info: { readonly lines: number }; readonly record: string[] }[];
    const tooMany = lines[mostRatePeriods + 1];
    if (tooMany) return { fault: { line: tooMany.info.lines, column: null, message: tooManyLines } };
    return { records: lines.map(({ info, record }) => ({ line: info.lines, cells: record })) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : 1;
    return { fault: { line, column: null, message: messages[error.code] ?? notCsv } };
  }
}

const notCsv = 'This isn’t CSV. In your spreadsheet, save the file as CSV';
const tooManyLines = `There can be up to ${mostRatePeriods.toLocaleString('en-US')} seasons, overrides, and holidays in a file`;
const messages: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'A quotation mark isn’t closed',
  CSV_MAX_RECORD_SIZE: 'The line is too long. A quotation mark may be missing',
};
