import { addDays, daysBetween, type CalendarDate } from './calendar-date.ts';

/** The half-open range [arrival, departure): a guest leaves on the day that the next one may arrive. */
export interface Stay {
  readonly arrival: CalendarDate;
  readonly departure: CalendarDate;
}

export interface StayLimits {
  readonly maxNights: number;
  /** The last possible check-out, in days from today. */
  readonly maxDaysAhead: number;
}

/** A generous limit against nonsense (issue: stays beyond 60 nights or 24 months ahead). */
export const stayLimits: StayLimits = { maxNights: 60, maxDaysAhead: 731 };

export type StayRefusal = 'departure-not-after-arrival';

/** At least one night, or a refusal. */
export function stay(
  arrival: CalendarDate,
  departure: CalendarDate,
): { ok: true; stay: Stay } | { ok: false; reason: StayRefusal } {
  if (departure <= arrival) return { ok: false, reason: 'departure-not-after-arrival' };
  return { ok: true, stay: { arrival, departure } };
}

/** Never below 0 (spec page 2, section 5). */
export function nightCount({ arrival, departure }: Stay): number {
  return Math.max(0, daysBetween(arrival, departure));
}

/** The nights of a stay, in date order, without the check-out day. */
export function nightsOf(range: Stay): CalendarDate[] {
  return Array.from({ length: nightCount(range) }, (_, index) => addDays(range.arrival, index));
}

export function staysOverlap(a: Stay, b: Stay): boolean {
  return a.arrival < b.departure && b.arrival < a.departure;
}

/** Whether every night of one stay is a night of the other. */
export function isWithin(inner: Stay, outer: Stay): boolean {
  return outer.arrival <= inner.arrival && inner.departure <= outer.departure;
}
