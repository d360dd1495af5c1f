import type { ConfirmDeps } from '../payments/confirm-paid-booking.ts';
import { enterLinkPayment } from './enter-link-payment.ts';
import { closePayment, openPaymentOf } from './link-payments.repository.ts';

/**
 * Cancels the open payment of a balance at the provider, so that it cannot be charged any more. One that was faster is
 * entered. `under-way`: it has succeeded or is being processed.
 */
export async function endLinkPayment(
  deps: ConfirmDeps,
  bookingId: string,
  correlationId: string,
): Promise<'none' | 'ended' | 'under-way'> {
  const { prisma } = deps.database;
  const open = await openPaymentOf(prisma, bookingId);
  if (!open) return 'none';
  const { id, paymentIntentId } = open;
  if (paymentIntentId !== null) {
    const outcome = await deps.payments.cancel(paymentIntentId);
    if (outcome === 'succeeded') {
      const payment = await deps.payments.read(paymentIntentId);
      if (payment?.status === 'succeeded') await enterLinkPayment(deps, payment, correlationId);
    }
    if (outcome !== 'cancelled') return 'under-way';
  }
  // Without an intent no browser has anything to pay with: its secret is given out only once the intent is stored here.
  await closePayment(prisma, id, 'cancelled');
  return 'ended';
}
