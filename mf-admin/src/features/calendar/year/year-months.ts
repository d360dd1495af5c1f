import type { Answer } from '@getaway/contracts/http/call';
import type { listReportedNights, NightUse, readOccupancyReport } from '@getaway/contracts/http/reports';
import { addDays, weekdayOf, type CalendarDate } from '@getaway/kernel/calendar-date';
import { calendarMonth, firstDayOf, lastDayOf } from '@getaway/kernel/calendar-month';
import { formatMonth } from '../../../format/months.ts';

type Row = Answer<typeof readOccupancyReport>['rows'][number];
type Night = Answer<typeof listReportedNights>[number];

/** A month of the year view. */
export interface YearMonth {
  /** Its first day. */
  readonly first: CalendarDate;
  /** 'June 2027, 40% occupancy: 12 nights booked, 2 blocked, 1 on other platforms'. */
  readonly name: string;
  readonly occupancy: string;
  /** Its days in weeks from Sunday: undefined before the first. */
  readonly days: readonly (YearDay | undefined)[];
}

interface YearDay {
  readonly date: CalendarDate;
  readonly use: NightUse | undefined;
}

/** The months of a year with what their nights are used for. */
export function yearMonths(rows: readonly Row[], nights: readonly Night[]): YearMonth[] {
  const uses = new Map(nights.map(({ date, use }) => [date, use]));
  return rows.map((row) => {
    const month = calendarMonth(row.month);
    const first = firstDayOf(month);
    const blanks = Array.from({ length: weekdayOf(first) }, () => undefined);
    const days = Array.from({ length: Number(lastDayOf(month).slice(8)) }, (_, index) => {
      const date = addDays(first, index);
      return { date, use: uses.get(date) };
    });
    return { first, name: nameOf(row), occupancy: occupancyInWords(row), days: [...blanks, ...days] };
  });
}

/** Booked of bookable nights, as in the reports; a dash where none could be booked. */
export function occupancyInWords({ occupancy }: Pick<Row, 'occupancy'>): string {
  return occupancy === null ? '–' : `${Math.round(occupancy * 100)}%`;
}

function nameOf({ month, occupancy, booked, blocked, elsewhere }: Row): string {
  const nights = [
    `${booked} ${booked === 1 ? 'night' : 'nights'} booked`,
    `${blocked} blocked`,
    `${elsewhere} on other platforms`,
  ].join(', ');
  const rate = occupancy === null ? 'no bookable nights' : `${occupancyInWords({ occupancy })} occupancy`;
  return `${formatMonth(month)}, ${rate}: ${nights}`;
}
