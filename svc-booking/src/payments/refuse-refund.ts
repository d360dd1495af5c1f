import { refundRefused } from '@getaway/contracts/events/payment';
import { decimalFromCents } from '@getaway/kernel/money';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import { recordHistory } from '../bookings/record-history.ts';
import { lockBooking } from '../bookings/lock-booking.ts';
import { publishEntries } from '../ledger/publish-entries.ts';
import { closeAsRefused, findRefund } from './due-refunds.repository.ts';
import type { ConfirmDeps } from './confirm-paid-booking.ts';

/**
 * Reverts a refund of ours that fails at the provider, once: the amount is refundable again, the history
 * records it, and other services are notified.
 */
export async function refuseRefund(
  { database, now: clock, timeZone }: Pick<ConfirmDeps, 'database' | 'now' | 'timeZone'>,
  refund: {
    id: string | undefined;
    providerRefundId: string | undefined;
    /** Includes a refund that the provider made before and could not complete. */
    evenMade: boolean;
    correlationId: string;
  },
): Promise<void> {
  await database.transact(async (tx, sql) => {
    const found = await findRefund(tx, refund);
    if (!found) return;
    const { id, bookingId } = found;
    // Bookings are locked before refunds everywhere.
    const booking = bookingId === null ? undefined : await lockBooking(tx, sql, { id: bookingId });
    const now = clock();
    const closed = await closeAsRefused(tx, sql, { id, evenMade: refund.evenMade, now });
    if (!closed) return;
    const amount = decimalFromCents(closed.amount);
    await appendEvent(
      sql,
      refundRefused,
      { ...closed, entityId: id, revision: 2, amount },
      { correlationId: refund.correlationId, now },
    );
    if (!booking) return;
    // A refund that had arrived comes back as another entry.
    await publishEntries(tx, sql, booking.id, { correlationId: refund.correlationId, now, timeZone });
    await recordHistory(tx, {
      bookingId: booking.id,
      at: now,
      actor: 'card provider',
      action: 'refund-refused',
      changes: [{ field: 'refund', from: amount, to: null }],
    });
  });
}
