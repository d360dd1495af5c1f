import * as v from 'valibot';
import { createRatePeriod, rateWeekdays, type RateWeekday } from '@getaway/contracts/http/rates';
import { amountOf } from '@getaway/kernel/amount-of';
import { adjustmentOf } from '@getaway/kernel/price-adjustment';
import { textOfCell } from '@getaway/kernel/csv';
import { periodContent } from '../period-content.rules.ts';
import {
  dayTitles,
  fieldColumn,
  flagWords,
  titles,
  type FileFault,
  type FileRecord,
  type FileRow,
} from './file-lines.rules.ts';

interface ReadRows {
  readonly rows: readonly FileRow[];
  readonly faults: readonly FileFault[];
}

/**
 * Reads the lines of a file, the first of which has the titles of its columns, in any order. `isMonthFirst`: whether a date
 * with slashes begins with the month.
 */
export function readRateRows(
  [head, ...records]: readonly FileRecord[],
  { isMonthFirst }: { readonly isMonthFirst: boolean },
): ReadRows {
  if (!head) return { rows: [], faults: [fault(1, null, 'The file is empty')] };
  const columns = new Map(head.cells.map((cell, at) => [plain(cell), at]));
  const faults = headFaults(head);
  if (faults.length > 0) return { rows: [], faults };
  const read = records.map((record) => {
    const cell = (title: string): string =>
      textOfCell(record.cells[columns.get(plain(title)) ?? -1] ?? '').trim();
    return rowOf(record.line, cell, isMonthFirst);
  });
  return {
    rows: read.flatMap(({ row }) => (row ? [row] : [])),
    faults: read.flatMap((each) => each.faults),
  };
}

const known: readonly string[] = [...Object.values(titles), ...Object.values(dayTitles)];

function headFaults({ line, cells }: FileRecord): FileFault[] {
  const named = cells.map(plain);
  const unknown = cells.filter(
    (cell) => cell.trim() !== '' && !known.some((title) => plain(title) === plain(cell)),
  );
  const missing = [titles.kind, titles.firstDate].filter((title) => !named.includes(plain(title)));
  const twice = known.filter((title) => named.filter((each) => each === plain(title)).length > 1);
  return [
    ...missing.map((title) => fault(line, title, 'The first line must have this column')),
    ...unknown.map((cell) => fault(line, shortTitle(cell), `Not a column. There can be ${known.join(', ')}`)),
    ...twice.map((title) => fault(line, title, 'The column is there twice')),
  ];
}

function rowOf(
  line: number,
  cell: (title: string) => string,
  isMonthFirst: boolean,
): { readonly row?: FileRow; readonly faults: readonly FileFault[] } {
  const faults: FileFault[] = [];
  const flag = (name: keyof typeof flagWords): boolean | null => {
    const text = plain(cell(titles[name]));
    const { forbids, allows } = flagWords[name];
    if (text !== '' && text !== forbids && text !== allows)
      faults.push(fault(line, titles[name], `Write ${allows} or ${forbids}, or leave it empty`));
    return text === '' ? null : text === forbids;
  };
  const date = (title: string): string => {
    const text = cell(title);
    const iso = isoDate(text, isMonthFirst);
    if (iso === undefined) faults.push(fault(line, title, dateRule));
    return iso ?? text;
  };
  const firstDate = date(titles.firstDate);
  const priceColumn = (day: RateWeekday): string =>
    cell(dayTitles[day]) === '' ? titles.everyNight : dayTitles[day];
  const adjustments = rateWeekdays.map((day) => [day, adjustmentOf(cell(priceColumn(day)))] as const);
  const prices = adjustments.map(([day, adjustment]) => {
    const column = priceColumn(day);
    const text = cell(column);
    if (/^[\d.,\s]+%$/.test(text) && !faults.some((each) => each.column === column))
      faults.push(fault(line, column, `Write +${text} for more, or -${text} for less`));
    return [day, adjustment ? '' : amountOf(text)] as const;
  });
  const minimum = cell(titles.minimumNights);
  const body = {
    kind: plain(cell(titles.kind)),
    name: cell(titles.name),
    firstDate,
    // Many are a day long.
    lastDate: cell(titles.lastDate) === '' ? firstDate : date(titles.lastDate),
    prices: Object.fromEntries(prices),
    adjustments: Object.fromEntries(adjustments.map(([day, set]) => [day, set ?? null])),
    minimumNights: /^\d{1,6}$/.test(minimum) ? Number(minimum) : minimum,
    closedToArrival: flag('checkIn'),
    closedToDeparture: flag('checkOut'),
    closed: flag('nights'),
  };
  const parsed = v.safeParse(createRatePeriod.body, body);
  if (!parsed.success)
    for (const { path = [], message } of parsed.issues) {
      const [field, day] = path.map(({ key }) => String(key));
      const column = columnOf(field, day, cell);
      if (column === titles.lastDate && cell(titles.lastDate) === '') continue;
      if (!faults.some((each) => each.column === column)) faults.push(fault(line, column, message));
    }
  if (!parsed.success || faults.length > 0) return { faults };
  const { kind } = parsed.output;
  const id = cell(titles.id);
  return {
    row: { line, id: id === '' ? null : id, period: { kind, ...periodContent(parsed.output) } },
    faults,
  };
}

/** The column of a field of the contract. */
function columnOf(
  field: string | undefined,
  day: string | undefined,
  cell: (title: string) => string,
): string | null {
  const weekday = rateWeekdays.find((each) => each === day);
  if (weekday) return cell(dayTitles[weekday]) === '' ? titles.everyNight : dayTitles[weekday];
  return fieldColumn(field);
}

const dateRule = 'Write the date as 2027-06-01';

/** Spreadsheets write dates in the way of their country. Undefined where the text may mean two days, or none. */
function isoDate(text: string, isMonthFirst: boolean): string | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return text;
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  if (year === '' || !isMonthFirst) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function shortTitle(cell: string): string {
  const title = cell.trim();
  return title.length > 60 ? `${title.slice(0, 60)}…` : title;
}

function plain(text: string): string {
  return text.trim().toLowerCase();
}

function fault(line: number, column: string | null, message: string): FileFault {
  return { line, column, message };
}
