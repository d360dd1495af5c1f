import { addDays, daysBetween, type CalendarDate } from './calendar-date.ts';

/** The half-open range [checkIn, checkOut): a guest leaves on the day that the next one may arrive. */
export interface Stay {
  readonly checkIn: CalendarDate;
  readonly checkOut: CalendarDate;
}

/** What a guest plans a stay by, as fields of a booking. */
export const plannedFields = [
  'checkInDate',
  'checkInTime',
  'checkOutDate',
  'checkOutTime',
  'numberOfGuests',
] as const;

export interface StayLimits {
  readonly maxNights: number;
  /** The last possible check-out, in days from today. */
  readonly maxDaysAhead: number;
}

/** A generous limit against nonsense (issue: stays beyond 60 nights or 24 months ahead). */
export const stayLimits: StayLimits = { maxNights: 60, maxDaysAhead: 731 };

export type StayRefusal = 'check-out-not-after-check-in';

/** At least one night, or a refusal. */
export function stay(
  checkIn: CalendarDate,
  checkOut: CalendarDate,
): { ok: true; stay: Stay } | { ok: false; reason: StayRefusal } {
  if (checkOut <= checkIn) return { ok: false, reason: 'check-out-not-after-check-in' };
  return { ok: true, stay: { checkIn, checkOut } };
}

/** Never below 0 (spec page 2, section 5). */
export function nightCount({ checkIn, checkOut }: Stay): number {
  return Math.max(0, daysBetween(checkIn, checkOut));
}

/** The nights of a stay, in date order, without the check-out day. */
export function nightsOf(range: Stay): CalendarDate[] {
  return Array.from({ length: nightCount(range) }, (_, index) => addDays(range.checkIn, index));
}

export function staysOverlap(a: Stay, b: Stay): boolean {
  return a.checkIn < b.checkOut && b.checkIn < a.checkOut;
}

/** Whether every night of one stay is a night of the other. */
export function isWithin(inner: Stay, outer: Stay): boolean {
  return outer.checkIn <= inner.checkIn && inner.checkOut <= outer.checkOut;
}

/** The first night from today on that can be booked; today where none can. */
export function firstFreeNight(today: CalendarDate, taken: ReadonlySet<CalendarDate>): CalendarDate {
  const last = addDays(today, stayLimits.maxDaysAhead);
  for (let night = today; night < last; night = addDays(night, 1)) if (!taken.has(night)) return night;
  return today;
}
