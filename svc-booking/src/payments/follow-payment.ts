import { findBooking } from '../bookings/find-booking.ts';
import { forgetPaymentIntent } from './payment-intents.repository.ts';
import { confirmPaidBooking, type ConfirmDeps } from './confirm-paid-booking.ts';

/**
 * Updates a booking from the provider's current state of its payment. The content of the event is ignored, so
 * events may be late, duplicated or out of order, and all but one may be lost.
 */
export async function followPayment(
  deps: ConfirmDeps,
  input: { paymentIntentId: string; correlationId: string },
): Promise<void> {
  const { prisma } = deps.database;
  const booking = await findBooking(prisma, { paymentIntentId: input.paymentIntentId });
  // A payment that was handled before is final; from there on staff decide.
  if (!booking || booking.paid > 0) return;
  const payment = await deps.payments.read(input.paymentIntentId);
  switch (payment?.status) {
    case 'succeeded':
      await confirmPaidBooking(deps, input);
      return;
    case 'cancelled':
      // Cancelled at the provider: the hold lives on until it expires, and its next step creates another
      // intent.
      await forgetPaymentIntent(prisma, booking.id, payment.id);
      return;
    case 'open':
    case 'processing':
    case undefined:
      return;
    default:
      payment satisfies never;
  }
}
