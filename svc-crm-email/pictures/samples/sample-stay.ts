import { calendarDate } from '@getaway/kernel/calendar-date';
import { bookingState } from '@getaway/testing/booking-state';

/** When payment for the sample stay is due. Samples without a date of their own also use it. */
export const dueAt = new Date('2027-05-02T19:00:00Z');

/** The sample couple's stay, as booked. */
export const booking = bookingState();

/** The same stay, not paid yet. */
export const reservation = bookingState({
  status: 'pending_payment',
  entryCode: null,
  paymentMethod: 'alternative',
});
/** The same stay on other dates. */
export const moved = bookingState({
  checkInDate: calendarDate('2027-06-16'),
  checkOutDate: calendarDate('2027-06-18'),
  numberOfGuests: 4,
});
