import type { BookingState } from '@getaway/contracts/events/booking';
import { exampleBooking } from '@getaway/contracts/events/example-booking';
import { calendarDate } from '@getaway/kernel/calendar-date';

/** A confirmed two-night stay paid by card, with the given overrides. */
export function bookingState(different: Partial<BookingState> = {}): BookingState {
  const example = exampleBooking(calendarDate('2027-06-09'), '2027-05-01T15:00:00.000Z');
  const confirmedAt = '2027-05-01T15:02:00.000Z';
  return {
    ...example,
    entityId: '7a0c3f0e-5f2d-4a51-9d35-1f5f0d6f2b11',
    revision: 2,
    phone: '404 555 0188',
    quote: {
      ...example.quote,
      nights: [
        { date: calendarDate('2027-06-09'), rate: '200.00', surcharge: '0.00', label: 'Weekday' },
        { date: calendarDate('2027-06-10'), rate: '200.00', surcharge: '0.00', label: 'Weekday' },
      ],
    },
    amountDue: '0.00',
    confirmedAt,
    updatedAt: confirmedAt,
    ...different,
  };
}
