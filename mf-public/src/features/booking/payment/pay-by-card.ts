import type { PaymentIntentResult, Stripe, StripeCardElement } from '@stripe/stripe-js';
import type { BillingAddress, GuestDetails } from '../wizard/booking-draft.ts';
import { completeStay } from './complete-stay.ts';

export type PaymentOutcome =
  | { status: 'declined'; message: string }
  | { status: 'booked'; reference: string }
  | { status: 'paid-not-saved' };

interface CardPayment {
  stripe: Stripe;
  card: StripeCardElement;
  clientSecret: string;
  billing: BillingAddress;
  contact: Pick<GuestDetails, 'email' | 'phone'>;
}

/** The provider's script may throw where its word would be: nobody knows yet, and asking again is safe. */
const unreachable: PaymentIntentResult = {
  error: {
    type: 'api_connection_error',
    message: 'We could not reach the card provider. Nothing is charged twice: please try again.',
  },
};

/** Confirms the payment with the provider, then completes the booking. */
export async function payByCard({
  stripe,
  card,
  clientSecret,
  billing,
  contact,
}: CardPayment): Promise<PaymentOutcome> {
  const { error, paymentIntent } = await stripe
    .confirmCardPayment(clientSecret, {
      payment_method: { card, billing_details: billingDetails(billing, contact) },
    })
    .catch(() => unreachable);
  // A second click after a lost answer finds the intent already paid.
  const paid =
    paymentIntent ?? (error?.payment_intent?.status === 'succeeded' ? error.payment_intent : undefined);
  if (paid?.status !== 'succeeded') {
    return { status: 'declined', message: error?.message ?? 'The payment did not go through.' };
  }
  try {
    const { bookingReference } = await completeStay({ paymentIntentId: paid.id });
    return { status: 'booked', reference: bookingReference };
  } catch {
    return { status: 'paid-not-saved' };
  }
}

function billingDetails(billing: BillingAddress, contact: CardPayment['contact']) {
  return {
    name: `${billing.firstName} ${billing.lastName}`.trim(),
    email: contact.email,
    phone: contact.phone,
    address: {
      line1: billing.address1,
      line2: billing.address2,
      city: billing.city,
      state: billing.state,
      postal_code: billing.postalCode,
      country: billing.country,
    },
  };
}
