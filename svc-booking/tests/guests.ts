import { addDays, dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';
import { guestStay } from '@getaway/testing/guest-stay';

/** A day of the property's calendar, the given number of days from today. */
export function inDays(days: number): CalendarDate {
  return addDays(dateInZone(new Date(), 'America/New_York'), days);
}

/** What the wizard sends for a new guest and these dates. */
export function intentFor(checkInDate: string, checkOutDate: string, more: Record<string, unknown> = {}) {
  return { bookingData: guestStay(checkInDate, checkOutDate), ...more };
}

export interface IntentAnswer {
  clientSecret: string;
  paymentIntentId: string;
  holdId: string;
  holdExpiresAt: string;
  quote: { total: string };
}
