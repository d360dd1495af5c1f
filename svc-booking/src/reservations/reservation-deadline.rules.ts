import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { addMilliseconds, hourMs } from '@getaway/kernel/instant';
import { instantInZone } from '@getaway/kernel/zoned-time';
import { reservationMs } from '../holds/hold.rules.ts';

/** How long the link in a confirmation email works. */
const linkMs = 2 * hourMs;

interface CheckIn {
  readonly checkInDate: CalendarDate;
  /** HH:MM on the property's clocks. */
  readonly checkInTime: string;
}

/** When a stay begins, as an instant. */
export function checkInInstant({ checkInDate, checkInTime }: CheckIn, timeZone: string): Date {
  return instantInZone(checkInDate, checkInTime, timeZone);
}

/**
 * Until when a new reservation has to be paid: for 24 hours, but never past check-in (domain page, 'Booking life').
 * 'too-late' when check-in has begun: nobody could pay in time.
 */
export function reservationDueAt(stay: CheckIn, now: Date, timeZone: string): Date | 'too-late' {
  const checkIn = checkInInstant(stay, timeZone);
  if (checkIn <= now) return 'too-late';
  const due = addMilliseconds(now, reservationMs);
  return due < checkIn ? due : checkIn;
}

/**
 * When the link in a confirmation email ends: after two hours, but never past check-in, when nothing can be reserved any
 * more.
 */
export function linkEnd(stay: CheckIn, now: Date, timeZone: string): Date {
  const checkIn = checkInInstant(stay, timeZone);
  const end = addMilliseconds(now, linkMs);
  return end < checkIn ? end : checkIn;
}
