import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { BookingState } from './booking.ts';

/**
 * A confirmed two-night stay paid by card, for previews and tests. Its quote lists no nights. `moment` is when it was
 * booked, as ISO 8601.
 */
export function exampleBooking(checkInDate: CalendarDate, moment: string): BookingState {
  return {
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
    checkInTime: '16:00',
    checkOutDate: addDays(checkInDate, 2),
    checkOutTime: '11:00',
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
  };
}
