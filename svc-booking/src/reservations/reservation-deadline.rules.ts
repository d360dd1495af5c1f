import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { addMilliseconds, hourMs } from '@getaway/kernel/instant';
import { instantInZone } from '@getaway/kernel/zoned-time';
import { reservationMs } from '../holds/hold.rules.ts';

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
 * The payment deadline of a new reservation: 24 hours, but never past check-in (domain page, 'Booking life').
 * 'too-late' when check-in has begun.
 */
export function reservationDueAt(stay: CheckIn, now: Date, timeZone: string): Date | 'too-late' {
  const checkIn = checkInInstant(stay, timeZone);
  if (checkIn <= now) return 'too-late';
  const due = addMilliseconds(now, reservationMs);
  return due < checkIn ? due : checkIn;
}

/** When the link in a confirmation email expires: after two hours, but never past check-in. */
export function linkEnd(stay: CheckIn, now: Date, timeZone: string): Date {
  const checkIn = checkInInstant(stay, timeZone);
  const end = addMilliseconds(now, linkMs);
  return end < checkIn ? end : checkIn;
}
