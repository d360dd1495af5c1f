import type { ConfirmDeps } from '../payments/confirm-paid-booking.ts';
import { enterLinkPayment } from './enter-link-payment.ts';
import { cancelAsSeen, openPaymentOf } from './link-payments.repository.ts';

/** How often the guest may start the payment in the meantime. */
const maxAttempts = 4;

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
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const open = await openPaymentOf(prisma, bookingId);
    if (!open) return attempt === 0 ? 'none' : 'ended';
    const { paymentIntentId } = open;
    // Without an intent no browser has anything to pay with: its secret is given out only once the intent is stored here.
    const outcome = paymentIntentId === null ? 'cancelled' : await deps.payments.cancel(paymentIntentId);
    if (outcome === 'succeeded' && paymentIntentId !== null) {
      const payment = await deps.payments.read(paymentIntentId);
      if (payment?.status === 'succeeded') await enterLinkPayment(deps, payment, correlationId);
    }
    if (outcome !== 'cancelled') return 'under-way';
    if (await cancelAsSeen(prisma, open)) return 'ended';
  }
  return 'under-way';
}
