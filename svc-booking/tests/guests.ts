import { addDays, dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';

let guests = 0;

/** A day of the property's calendar, the given number of days from today. */
export function inDays(days: number): CalendarDate {
  return addDays(dateInZone(new Date(), 'America/New_York'), days);
}

/** What the wizard sends for a new guest and these dates. */
export function intentFor(checkInDate: string, checkOutDate: string, more: Record<string, unknown> = {}) {
  guests += 1;
  return {
    bookingData: {
      firstName: 'Grace',
      lastName: 'Hopper',
      email: `grace.${guests}@example.com`,
      phone: '+1 404 555 0100',
      checkInDate,
      checkOutDate,
      numberOfGuests: 2,
    },
    ...more,
  };
}

export interface IntentAnswer {
  clientSecret: string;
  paymentIntentId: string;
  holdId: string;
  holdExpiresAt: string;
  quote: { total: string };
}
