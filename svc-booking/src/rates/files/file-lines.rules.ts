import type { RateWeekday } from '@getaway/contracts/http/rates';
import type { NewPeriod } from '../next-year.rules.ts';

/** The titles of the weekdays' columns. */
export const dayTitles: Readonly<Record<RateWeekday, string>> = {
  ...{ sunday: 'Sunday', monday: 'Monday', tuesday: 'Tuesday', wednesday: 'Wednesday' },
  ...{ thursday: 'Thursday', friday: 'Friday', saturday: 'Saturday' },
};

/** The columns of a file with seasons, overrides, and holidays, besides those of the weekdays. */
export const titles = {
  id: 'ID',
  kind: 'Kind',
  name: 'Name',
  firstDate: 'First date',
  lastDate: 'Last date',
  everyNight: 'Every night',
  minimumNights: 'Minimum nights',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  nights: 'Nights',
} as const;

/** What the cells say whose rule forbids something, and whose rule allows it. */
export const flagWords = {
  checkIn: { forbids: 'no', allows: 'yes' },
  checkOut: { forbids: 'no', allows: 'yes' },
  nights: { forbids: 'closed', allows: 'open' },
} as const;

/** The cells of one line of a file. */
export interface FileRecord {
  /** Counts from 1, as spreadsheets do. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** What is wrong in a line; without a column, with the whole line. */
export interface FileFault {
  readonly line: number;
  readonly column: string | null;
  readonly message: string;
}

/** A line that could be read. */
export interface FileRow {
  readonly line: number;
  /** Of the period that it is about; null if it names none. */
  readonly id: string | null;
  readonly period: NewPeriod;
}

/** The column of a field of a period; null where it is about several. */
export function fieldColumn(field: string | undefined): string | null {
  if (field === 'kind' || field === 'name' || field === 'firstDate' || field === 'lastDate')
    return titles[field];
  return field === 'minimumNights' ? titles.minimumNights : null;
}
