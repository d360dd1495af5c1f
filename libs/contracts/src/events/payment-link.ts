import * as v from 'valibot';
import { calendarDateField, dollars, instant } from '../http/fields.ts';
import { defineEntityEvent } from './event.ts';

/** What a payment link's email says; the link itself is apart, because previews have none. */
export const linkedPaymentSchema = v.object({
  bookingReference: v.string(),
  firstName: v.string(),
  checkInDate: calendarDateField,
  checkOutDate: calendarDateField,
  /** What the booking owes, before the card fee that a payment by this link adds. */
  balance: dollars,
  /** The card fee with its tax; "0.00" when the balance includes it or there is none. */
  cardFee: dollars,
  /** What the guest pays: the balance and the card fee. */
  amount: dollars,
  /** The nights of an unpaid reservation are kept until then; null for other bookings. */
  paymentDueAt: v.nullable(instant),
  expiresAt: instant,
});
export type LinkedPayment = v.InferOutput<typeof linkedPaymentSchema>;

/** Staff sent a guest a link to pay what a booking owes. The entity is the link. */
export const paymentLinkSent = defineEntityEvent('payment.link_sent', 1, {
  ...linkedPaymentSchema.entries,
  bookingId: v.string(),
  email: v.string(),
  /** The secret that opens the link. It is put into the email and nowhere else. */
  token: v.string(),
});
