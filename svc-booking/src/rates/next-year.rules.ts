import { calendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { addMonths, lastDayOf, monthOf } from '@getaway/kernel/calendar-month';
import type { RatePeriod, RatePeriodContent } from './rate-period.rules.ts';

/** A period to be added. */
export type NewPeriod = RatePeriodContent & Pick<RatePeriod, 'kind'>;

export interface NextYear {
  /** From the oldest to the newest: which of two came later decides between them. */
  readonly added: readonly NewPeriod[];
  /** How many have the same kind, name, and dates as one that is there already. */
  readonly skipped: number;
}

/** The periods that begin in a year, a year later. One until February 29 then lasts until the 28th. */
export function periodsNextYear(periods: readonly RatePeriod[], fromYear: number): NextYear {
  const known = new Set(periods.map(keyOf));
  const later = periods
    .filter(({ firstDate }) => Number(firstDate.slice(0, 4)) === fromYear)
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? 1 : -1))
    .map(aYearLater);
  const added = later.filter((period) => !known.has(keyOf(period)));
  return { added, skipped: later.length - added.length };
}

function aYearLater({ id: _id, version: _version, createdAt: _createdAt, ...period }: RatePeriod): NewPeriod {
  return { ...period, firstDate: nextYear(period.firstDate), lastDate: nextYear(period.lastDate) };
}

function nextYear(date: CalendarDate): CalendarDate {
  const month = addMonths(monthOf(date), 12);
  const last = lastDayOf(month);
  const same = `${month}${date.slice(7)}`;
  return same > last ? last : calendarDate(same);
}

/** What tells two periods apart, for people. */
export function keyOf({ kind, name, firstDate, lastDate }: NewPeriod): string {
  return JSON.stringify([kind, name, firstDate, lastDate]);
}
