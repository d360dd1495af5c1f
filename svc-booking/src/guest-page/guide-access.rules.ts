import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { BookingStatus } from '../bookings/booking-record.rules.ts';

/** For how long after the check-out date a guest who left something behind still finds the guide. */
const daysAfterCheckOut = 1;

/**
 * Whether the guests of a stay may read the guide: once their stay is certain, and until the day after check-out, so that
 * no old link gives away a WiFi password.
 */
export function mayReadGuide(
  { status, checkOutDate }: { readonly status: BookingStatus; readonly checkOutDate: CalendarDate },
  today: CalendarDate,
): boolean {
  return isCertain(status) && today <= addDays(checkOutDate, daysAfterCheckOut);
}

function isCertain(status: BookingStatus): boolean {
  switch (status) {
    case 'confirmed':
    case 'completed':
      return true;
    case 'pending':
    case 'pending_payment':
    case 'cancelled':
      return false;
    default:
      return status satisfies never;
  }
}
