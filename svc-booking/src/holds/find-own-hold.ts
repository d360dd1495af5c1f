import { staysOverlap, type Stay } from '@getaway/kernel/stay';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { findUnpaidStay } from './holds.repository.ts';
import { confirmPaidBooking, type ConfirmDeps } from '../payments/confirm-paid-booking.ts';

export type OwnHold =
  | { readonly status: 'none' }
  | { readonly status: 'held'; readonly holdId: string; readonly stay: Stay }
  /** A reservation that overlaps the requested dates. */
  | { readonly status: 'reserved'; readonly holdId: string }
  /** The payment is on its way or complete, so the stay can no longer be changed. */
  | { readonly status: 'paid' };

/**
 * The hold that a browser may change, or its reservation of these dates: the one named in the request, or
 * else the live one in its cookie. A hold that has been paid in the meantime is confirmed as paid before its
 * dates can change.
 */
export async function findOwnHold(
  deps: ConfirmDeps & { database: Database },
  input: { holdIds: readonly (string | undefined)[]; asked: Stay; correlationId: string },
): Promise<OwnHold> {
  for (const holdId of input.holdIds) {
    if (holdId === undefined) continue;
    const hold = await findUnpaidStay(sqlOfPrisma(deps.database.prisma), holdId);
    if (!hold) continue;
    // A reservation is not changed. For other dates its guest gets an additional hold.
    if (hold.isReserved && !staysOverlap(hold.stay, input.asked)) continue;
    const payment =
      hold.paymentIntentId === null ? undefined : await deps.payments.read(hold.paymentIntentId);
    if (payment?.status === 'succeeded') {
      await confirmPaidBooking(deps, { paymentIntentId: payment.id, correlationId: input.correlationId });
    }
    if (payment?.status === 'succeeded' || payment?.status === 'processing') return { status: 'paid' };
    if (hold.isReserved) return { status: 'reserved', holdId };
    return { status: 'held', holdId, stay: hold.stay };
  }
  return { status: 'none' };
}
