import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { completeBooking } from '@getaway/contracts/http/booking-payment';
import { callApi } from '@getaway/web-kit/api-client';
import type { BillingAddress, GuestDetails } from '../wizard/booking-draft.ts';

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

/** Confirms the payment with the provider, then completes the booking. */
export async function payByCard({
  stripe,
  card,
  clientSecret,
  billing,
  contact,
}: CardPayment): Promise<PaymentOutcome> {
  const { error, paymentIntent } = await stripe.confirmCardPayment(clientSecret, {
    payment_method: { card, billing_details: billingDetails(billing, contact) },
  });
  // A second click after a lost answer finds the intent already paid.
  const paid =
    paymentIntent ?? (error.payment_intent?.status === 'succeeded' ? error.payment_intent : undefined);
  if (paid?.status !== 'succeeded') {
    return { status: 'declined', message: error?.message ?? 'The payment did not go through.' };
  }
  try {
    const { bookingReference } = await callApi(completeBooking, {
      body: { paymentIntentId: paid.id },
      idempotencyKey: crypto.randomUUID(),
    });
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
