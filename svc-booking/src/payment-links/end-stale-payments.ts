import type { ConfirmDeps } from '../payments/confirm-paid-booking.ts';
import { endLinkPayment } from './end-link-payment.ts';
import { bookingsWithoutLink } from './link-payments.repository.ts';

/** Cancels payments at the provider that were started with a link that has expired or was withdrawn since. */
export async function endStalePayments(deps: ConfirmDeps, correlationId: string): Promise<void> {
  for (const bookingId of await bookingsWithoutLink(deps.database.prisma, deps.now()))
    await endLinkPayment(deps, bookingId, correlationId);
}
