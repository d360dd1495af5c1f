import type { PaymentIntentResult, Stripe, StripeCardElement } from '@stripe/stripe-js';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { ApiError } from '@getaway/web-kit/api-error';
import { billingDetails, type BillingAddress } from '../../../card/billing-address.ts';
import type { GuestDetails } from '../draft/booking-draft.ts';
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

interface CardPayment {
  stripe: Stripe;
  card: StripeCardElement;
  intent: PreparedIntent;
  checkOut: CalendarDate;
  billing: BillingAddress;
  contact: Pick<GuestDetails, 'email' | 'phone'>;
}

/** The provider's script may throw where its word would be: nobody knows yet, and asking again is safe. */
const unreachable: PaymentIntentResult = {
  error: {
    type: 'api_connection_error',
    message: 'We couldn’t reach the card provider. Please try again; you won’t be charged twice.',
  },
};

/** The server's codes for a payment without a booking: it was canceled, or its nights are taken. */
const withoutBooking = new Set(['booking-cancelled', 'dates-taken']);

/** Checks that this tab shows what it would charge, confirms the payment with the provider, then completes the booking. */
export async function payByCard({
  stripe,
  card,
  intent,
  checkOut,
  billing,
  contact,
}: CardPayment): Promise<PaymentOutcome> {
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
  const { error, paymentIntent } = await stripe
    .confirmCardPayment(intent.clientSecret, {
      payment_method: { card, billing_details: billingDetails(billing, contact) },
    })
    .catch(() => unreachable);
  // A second click after a lost answer finds the intent already paid.
  const paid =
    paymentIntent ?? (error?.payment_intent?.status === 'succeeded' ? error.payment_intent : undefined);
  if (paid?.status !== 'succeeded') {
    // The provider refuses a payment that another tab replaced a moment ago.
    const outdated = await checkPayment(intent, checkOut).catch((refusal: unknown) =>
      isDatesTaken(refusal) ? ({ status: 'dates-taken', error: refusal } as const) : undefined,
    );
    if (outdated) return outdated;
    return {
      status: 'declined',
      message: error?.message ?? 'Your payment didn’t go through. Please try again or use another card.',
    };
  }
  try {
    const { bookingReference, status } = await completeStay({ paymentIntentId: paid.id });
    if (status !== 'confirmed' && status !== 'completed') return { status: 'paid-not-saved' };
    return { status: 'booked', reference: bookingReference };
  } catch (refusal) {
    if (!(refusal instanceof ApiError) || !withoutBooking.has(refusal.type ?? ''))
      return { status: 'paid-not-saved' };
    return {
      status: 'not-booked',
      message: refusal.problem?.detail ?? 'We couldn’t match this payment to a booking. Please contact us.',
    };
  }
}
