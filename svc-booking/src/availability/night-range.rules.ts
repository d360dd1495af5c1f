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
  { from, to }: NightRange,
  { today, maxNights }: { today: CalendarDate; maxNights: number },
): { ok: true; nights: CalendarDate[] } | { ok: false; fault: NightRangeFault } {
  const { maxDaysAhead } = stayLimits;
  if (to <= from) return fault('to', 'Must be after from');
  if (daysBetween(from, to) > maxNights) return fault('to', `At most ${maxNights} nights`);
  if (from < today) return fault('from', 'Cannot be in the past');
  if (to > addDays(today, maxDaysAhead)) return fault('to', `At most ${maxDaysAhead} days ahead`);
  return { ok: true, nights: nightsOf({ checkIn: from, checkOut: to }) };
}

function fault(path: NightRangeFault['path'], message: string): { ok: false; fault: NightRangeFault } {
  return { ok: false, fault: { path, message } };
}
