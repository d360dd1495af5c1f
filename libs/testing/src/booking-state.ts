import type { BookingState } from '@getaway/contracts/events/booking';
import { calendarDate } from '@getaway/kernel/calendar-date';

/** A confirmed two-night stay paid by card, with the given overrides. */
export function bookingState(different: Partial<BookingState> = {}): BookingState {
  return {
    entityId: '7a0c3f0e-5f2d-4a51-9d35-1f5f0d6f2b11',
    revision: 2,
    bookingReference: 'K7WQ2MHX',
    status: 'confirmed',
    guestName: 'Maya Okafor',
    firstName: 'Maya',
    lastName: 'Okafor',
    email: 'maya@example.com',
    phone: '404 555 0188',
    checkInDate: calendarDate('2027-06-09'),
    checkInTime: '16:00',
    checkOutDate: calendarDate('2027-06-11'),
    checkOutTime: '11:00',
    numberOfGuests: 2,
    occasion: 'anniversary',
    specialRequests: null,
    paymentMethod: 'card',
    entryCode: '481902',
    quote: {
      nights: [
        { date: calendarDate('2027-06-09'), rate: '200.00', surcharge: '0.00', label: 'Weekday' },
        { date: calendarDate('2027-06-10'), rate: '200.00', surcharge: '0.00', label: 'Weekday' },
      ],
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
    amountDue: '0.00',
    paymentDueAt: null,
    confirmedAt: '2027-05-01T15:02:00.000Z',
    createdAt: '2027-05-01T15:00:00.000Z',
    updatedAt: '2027-05-01T15:02:00.000Z',
    ...different,
  };
}
