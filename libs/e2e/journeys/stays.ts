import { addDays, dateInZone, weekdayOf, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { GuestDetails } from '../pages/booking.page.ts';

/** A day of the property's calendar, so many days from today. Each journey has days of its own. */
export function inDays(days: number): CalendarDate {
  return addDays(dateInZone(new Date(), 'America/New_York'), days);
}

/** The first Monday that is so many days from today or later: up to six days, which have to be the journey’s own too. */
export function mondayAfter(days: number): CalendarDate {
  const from = inDays(days);
  return addDays(from, (8 - weekdayOf(from)) % 7);
}

export function guestNamed(firstName: string): GuestDetails {
  const email = `${firstName.toLowerCase()}@guests.example.com`;
  return { firstName, lastName: 'Lovelace', email, phone: '+1 404 555 0142' };
}
