import { findBooking } from '../bookings/find-booking.ts';
import type { ConfirmDeps } from '../payments/confirm-paid-booking.ts';
import { followPayment } from '../payments/follow-payment.ts';
import { openPaymentOf } from './link-payments.repository.ts';

/** Asks the provider whether the payments of a booking have arrived, as its webhook makes us do too. */
export async function settlePayments(
  deps: ConfirmDeps,
  { bookingId, correlationId }: { readonly bookingId: string; readonly correlationId: string },
): Promise<void> {
  const { prisma } = deps.database;
  const booking = await findBooking(prisma, { id: bookingId });
  const open = await openPaymentOf(prisma, bookingId);
  for (const paymentIntentId of [booking?.paymentIntentId, open?.paymentIntentId])
    if (paymentIntentId) await followPayment(deps, { paymentIntentId, correlationId });
}
