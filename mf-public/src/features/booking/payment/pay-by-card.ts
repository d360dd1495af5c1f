import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { ApiError } from '@getaway/web-kit/api-error';
import { checkEntered, confirmPayment, type PaymentSource } from '../../../card/confirm-payment.ts';
import { checkPayment, isDatesTaken, type Outdated } from './check-payment.ts';
import { completeStay } from './complete-stay.ts';
import type { PreparedIntent } from './prepare-intent.ts';

export type PaymentOutcome =
  | { status: 'declined'; message: string }
  /** Another tab changed the hold, or it ran out: nothing was charged. */
  | Outdated
  /** Somebody else has got the dates, and nothing was charged. */
  | { status: 'dates-taken'; error: ApiError }
  /** The payment was made, and there is no booking for it: the message says what happens to the money. */
  | { status: 'not-booked'; message: string }
  | { status: 'booked'; reference: string }
  | { status: 'paid-not-saved' };

/** The server's codes for a payment without a booking: it was canceled, or its nights are taken. */
const withoutBooking = new Set(['booking-cancelled', 'dates-taken']);

/** The server's codes for a payment that was not made, or that is none of a booking. */
const unfound = new Set(['payment-incomplete', 'not-found', 'invalid-request']);

/**
 * Lets the provider check what was entered, checks that this tab shows what it would charge, confirms the payment with
 * the provider, then completes the booking.
 */
export async function payByCard(
  source: PaymentSource,
  intent: PreparedIntent,
  checkOut: CalendarDate,
): Promise<PaymentOutcome> {
  const fault = await checkEntered(source);
  if (fault !== undefined) return { status: 'declined', message: fault };
  try {
    const outdated = await checkPayment(intent, checkOut);
    if (outdated) return outdated;
  } catch (error) {
    if (isDatesTaken(error)) return { status: 'dates-taken', error };
    return {
      status: 'declined',
      message: 'We couldn’t check your booking. You haven’t been charged. Please try again.',
    };
  }
  const confirmed = await confirmPayment(source, intent.clientSecret, '/booking');
  if (!confirmed.isPaid) {
    // The provider refuses a payment that another tab replaced a moment ago.
    const outdated = await checkPayment(intent, checkOut).catch((refusal: unknown) =>
      isDatesTaken(refusal) ? ({ status: 'dates-taken', error: refusal } as const) : undefined,
    );
    return outdated ?? { status: 'declined', message: confirmed.message };
  }
  return completePaidStay(intent.paymentIntentId);
}

/** How a payment ends that was made, or that was not. */
type CompletedPayment = Exclude<PaymentOutcome, Outdated | { status: 'dates-taken' }>;

/**
 * Completes the booking of a payment that the provider has made. `unpaid` is the outcome if the page does not know that,
 * and the server finds no such payment.
 */
export async function completePaidStay(
  paymentIntentId: string,
  unpaid: CompletedPayment = { status: 'paid-not-saved' },
): Promise<CompletedPayment> {
  try {
    const { bookingReference, status } = await completeStay({ paymentIntentId });
    if (status !== 'confirmed' && status !== 'completed') return { status: 'paid-not-saved' };
    return { status: 'booked', reference: bookingReference };
  } catch (refusal) {
    // Without an answer of the server's, the payment may well have been made.
    if (!(refusal instanceof ApiError) || refusal.type === undefined) return { status: 'paid-not-saved' };
    if (!withoutBooking.has(refusal.type))
      return unfound.has(refusal.type) ? unpaid : { status: 'paid-not-saved' };
    return {
      status: 'not-booked',
      message: refusal.problem?.detail ?? 'We couldn’t match this payment to a booking. Please contact us.',
    };
  }
}
