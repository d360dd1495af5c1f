import { addDays, daysBetween, type CalendarDate } from '@getaway/kernel/calendar-date';
import { nightsOf, stayLimits } from '@getaway/kernel/stay';

export interface NightRange {
  readonly from: CalendarDate;
  /** The day after the last night of the range. */
  readonly to: CalendarDate;
}

export interface NightRangeFault {
  readonly path: 'from' | 'to';
  readonly message: string;
}

/**
 * The nights of a range that guests may book, or what is wrong with the range. `today` is the property's day.
 */
export function bookableNights(
  range: NightRange,
  { today, maxNights }: { today: CalendarDate; maxNights: number },
): { ok: true; nights: CalendarDate[] } | { ok: false; fault: NightRangeFault } {
  const fault = rangeFault(range, maxNights) ?? bookableFault(range, today);
  if (fault) return { ok: false, fault };
  return { ok: true, nights: nightsOf({ checkIn: range.from, checkOut: range.to }) };
}

function bookableFault({ from, to }: NightRange, today: CalendarDate): NightRangeFault | undefined {
  const { maxDaysAhead } = stayLimits;
  if (from < today) return { path: 'from', message: 'Cannot be in the past' };
  if (to > addDays(today, maxDaysAhead)) return { path: 'to', message: `At most ${maxDaysAhead} days ahead` };
  return undefined;
}

/** What is wrong with a range of nights at any time; undefined if nothing is. */
export function rangeFault({ from, to }: NightRange, maxNights: number): NightRangeFault | undefined {
  if (to <= from) return { path: 'to', message: 'Must be after from' };
  if (daysBetween(from, to) > maxNights) return { path: 'to', message: `At most ${maxNights} nights` };
  return undefined;
}
