import { findBookingOfIntent, forgetPaymentIntent } from '../bookings/bookings.repository.ts';
import { confirmPaidBooking, type ConfirmDeps } from './confirm-paid-booking.ts';

/**
 * Brings a booking to where its payment is. What a notice said does not matter, only what the provider says now: so
 * notices may come late, twice, in any order, or be lost as long as one comes.
 */
export async function followPayment(
  deps: ConfirmDeps,
  input: { paymentIntentId: string; correlationId: string },
): Promise<void> {
  const { prisma } = deps.database;
  const booking = await findBookingOfIntent(prisma, input.paymentIntentId);
  // A payment that has led here before is settled: staff decide from there on.
  if (!booking || booking.paid > 0) return;
  const payment = await deps.payments.read(input.paymentIntentId);
  switch (payment?.status) {
    case 'succeeded':
      await confirmPaidBooking(deps, input);
      return;
    case 'cancelled':
      // Somebody ended it at the provider: the hold lives on until its time is over, and its next step gets another.
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
