import { inHours } from './booking-states.ts';

/** A payment that a guest is asked for by link: $500.00 and the card fee, within a week. */
export const askedPayment = () => ({
  bookingReference: 'K7WQ2MHX',
  firstName: 'Maya',
  checkInDate: '2027-06-09',
  checkOutDate: '2027-06-11',
  balance: '500.00',
  cardFee: '12.50',
  amount: '512.50',
  paymentDueAt: null,
  expiresAt: inHours(24 * 7),
});
