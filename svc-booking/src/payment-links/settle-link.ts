import type { LinkedBooking } from '@getaway/contracts/http/payment-links';
import { findBooking } from '../bookings/find-booking.ts';
import type { ConfirmDeps } from '../payments/confirm-paid-booking.ts';
import { followPayment } from '../payments/follow-payment.ts';
import { findLink } from './find-link.ts';
import { openPaymentOf } from './link-payments.repository.ts';
import { readLink } from './read-link.ts';

/**
 * After the card form: asks the provider whether the payment of a link has arrived, as its webhook makes us do too, and
 * returns what the guest owes then.
 */
export async function settleLink(
  deps: ConfirmDeps,
  input: { readonly token: string; readonly correlationId: string },
): Promise<LinkedBooking | undefined> {
  const { prisma } = deps.database;
  const { token, correlationId } = input;
  const link = await findLink(prisma, token);
  if (!link) return undefined;
  const booking = await findBooking(prisma, { id: link.bookingId });
  const open = await openPaymentOf(prisma, link.bookingId);
  for (const paymentIntentId of [booking?.paymentIntentId, open?.paymentIntentId])
    if (paymentIntentId) await followPayment(deps, { paymentIntentId, correlationId });
  return readLink(deps, token);
}
