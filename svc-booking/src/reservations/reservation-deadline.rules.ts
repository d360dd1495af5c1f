import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { addMilliseconds, hourMs } from '@getaway/kernel/instant';
import { instantInZone } from '@getaway/kernel/zoned-time';

/** How long the link in a confirmation email works. */
const linkMs = 2 * hourMs;

interface CheckIn {
  readonly checkInDate: CalendarDate;
  /** HH:MM in the property's time zone. */
  readonly checkInTime: string;
}

/** The instant of check-in. */
export function checkInInstant({ checkInDate, checkInTime }: CheckIn, timeZone: string): Date {
  return instantInZone(checkInDate, checkInTime, timeZone);
}

/**
 * The payment deadline of a new reservation before check-in: so many hours later, but never past check-in (domain page,
 * 'Booking life').
 */
export function reservationDueAt(
  stay: CheckIn,
  paymentHours: number,
  { now, timeZone }: { now: Date; timeZone: string },
): Date {
  const checkIn = checkInInstant(stay, timeZone);
  const due = addMilliseconds(now, paymentHours * hourMs);
  return due < checkIn ? due : checkIn;
}

/** When the link in a confirmation email expires: after two hours, but never past check-in. */
export function linkEnd(stay: CheckIn, now: Date, timeZone: string): Date {
  const checkIn = checkInInstant(stay, timeZone);
  const end = addMilliseconds(now, linkMs);
  return end < checkIn ? end : checkIn;
}
