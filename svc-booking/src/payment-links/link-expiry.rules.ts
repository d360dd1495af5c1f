import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { addMilliseconds, dayMs } from '@getaway/kernel/instant';
import { instantInZone } from '@getaway/kernel/zoned-time';

/** When a new payment link expires: after a number of days, but never after check-out. Undefined once guests have left. */
export function linkExpiry(
  stay: { readonly checkOutDate: CalendarDate; readonly checkOutTime: string },
  now: Date,
  { timeZone, days }: { readonly timeZone: string; readonly days: number },
): Date | undefined {
  const checkOut = instantInZone(stay.checkOutDate, stay.checkOutTime, timeZone);
  if (checkOut <= now) return undefined;
  const end = addMilliseconds(now, days * dayMs);
  return end < checkOut ? end : checkOut;
}
