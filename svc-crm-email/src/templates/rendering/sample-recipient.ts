import type { BookingState } from '@getaway/contracts/events/booking';
import { exampleBooking } from '@getaway/contracts/events/example-booking';
import type { GuestHouse } from '../../house/guest-house.ts';
import { withFields } from '@getaway/service-kit/house/live-house';
import { addDays, calendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { templateValues, type TemplateRecipient } from './template-values.ts';
import type { TemplateValues } from './variables.ts';

/** A sample couple that arrives in two weeks, for previews before there are guests. */
export function sampleRecipient(
  property: GuestHouse,
  today: CalendarDate,
): TemplateRecipient & { readonly booking: BookingState } {
  const booking: BookingState = {
    ...exampleBooking(addDays(today, 14), `${today}T12:00:00.000Z`),
    checkInTime: property.checkIn.time,
    checkOutTime: property.checkOut.time,
  };
  const { firstName, lastName, guestName, email } = booking;
  return { firstName, lastName, guestName, partnerName: 'Daniel Okafor', email, booking };
}

/** The recipients that a template has to work for: a guest with all fields, and one with only an address. */
export function sampleValues(property: GuestHouse): readonly TemplateValues[] {
  const site = 'https://example.com/';
  const links = { site, booking: site, stay: site, unsubscribe: site };
  const { booking, ...guest } = sampleRecipient(property, calendarDate('2027-06-10'));
  const unknown = { firstName: null, lastName: null, guestName: null, partnerName: null, email: guest.email };
  return [
    templateValues({ guest, booking, property: withFields(property, { offersExtras: true }), links }),
    templateValues({ guest: unknown, booking: undefined, property, links }),
  ];
}
