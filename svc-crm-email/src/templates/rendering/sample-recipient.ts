import type { BookingState } from '@getaway/contracts/events/booking';
import type { Property } from '@getaway/property';
import { addDays, calendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { templateValues, type TemplateRecipient } from './template-values.ts';
import type { TemplateValues } from './variables.ts';

/** A sample couple that arrives in two weeks, for previews before there are guests. */
export function sampleRecipient(
  property: Property,
  today: CalendarDate,
): TemplateRecipient & { readonly booking: BookingState } {
  const checkInDate = addDays(today, 14);
  const moment = `${today}T12:00:00.000Z`;
  return {
    firstName: 'Maya',
    lastName: 'Okafor',
    guestName: 'Maya Okafor',
    partnerName: 'Daniel Okafor',
    email: 'maya@example.com',
    booking: {
      entityId: 'sample',
      revision: 1,
      bookingReference: 'K7WQ2MHX',
      status: 'confirmed',
      guestName: 'Maya Okafor',
      firstName: 'Maya',
      lastName: 'Okafor',
      email: 'maya@example.com',
      phone: null,
      checkInDate,
      checkInTime: property.checkIn.time,
      checkOutDate: addDays(checkInDate, 2),
      checkOutTime: property.checkOut.time,
      numberOfGuests: 2,
      occasion: 'anniversary',
      specialRequests: null,
      paymentMethod: 'card',
      entryCode: '481902',
      quote: {
        nights: [],
        nightsTotal: '400.00',
        addOns: [],
        addOnsTotal: '0.00',
        packages: [],
        packagesTotal: '0.00',
        cleaningFee: '160.00',
        subtotal: '560.00',
        discount: '0.00',
        cardFee: '14.00',
        taxRate: 0.07,
        tax: '40.18',
        total: '614.18',
      },
      paymentDueAt: null,
      confirmedAt: moment,
      createdAt: moment,
      updatedAt: moment,
    },
  };
}

/** The recipients that a template has to work for: a guest with all fields, and one with only an address. */
export function sampleValues(property: Property): readonly TemplateValues[] {
  const site = 'https://example.com/';
  const links = { site, booking: site, unsubscribe: site };
  const { booking, ...guest } = sampleRecipient(property, calendarDate('2027-06-10'));
  const unknown = { firstName: null, lastName: null, guestName: null, partnerName: null, email: guest.email };
  return [
    templateValues({ guest, booking, property, links }),
    templateValues({ guest: unknown, booking: undefined, property, links }),
  ];
}
