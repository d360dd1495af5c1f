import type { CalendarDate } from './calendar-date.ts';
import { addMilliseconds, hourMs } from './instant.ts';
import { instantInZone } from './zoned-time.ts';

/** When a stay begins, HH:MM in the property's time zone. */
interface CheckIn {
  readonly checkInDate: CalendarDate;
  readonly checkInTime: string;
  /** Instead of it, where a guest has chosen another time since: that must not move the end. */
  readonly refundCheckInTime?: string | null | undefined;
}

/** Before this instant a cancellation is refunded in full: so many hours before check-in (spec page 1, section 9, 'Terms'). */
export function refundEnd(
  { checkInDate, checkInTime, refundCheckInTime }: CheckIn,
  noticeHours: number,
  timeZone: string,
): Date {
  const checkIn = instantInZone(checkInDate, refundCheckInTime ?? checkInTime, timeZone);
  return addMilliseconds(checkIn, -noticeHours * hourMs);
}
