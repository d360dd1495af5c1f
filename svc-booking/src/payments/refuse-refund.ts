import { refundRefused } from '@getaway/contracts/events/payment';
import { decimalFromCents } from '@getaway/kernel/money';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import { recordHistory } from '../bookings/booking-history.repository.ts';
import { lockBooking } from '../bookings/bookings.repository.ts';
import { closeAsRefused, findRefund } from './due-refunds.repository.ts';
import type { ConfirmDeps } from './confirm-paid-booking.ts';

/**
 * Takes back a refund of ours that comes to nothing at the provider, once: what is left of the payment is there to be
 * given again, the booking's history says so, and other services are told.
 */
export async function refuseRefund(
  { database, now: clock }: Pick<ConfirmDeps, 'database' | 'now'>,
  refund: {
    id: string | undefined;
    providerRefundId: string | undefined;
    /** Also one that the provider had made before, and could not carry out. */
    evenMade: boolean;
    correlationId: string;
  },
): Promise<void> {
  await database.transact(async (tx, sql) => {
    const found = await findRefund(tx, refund);
    if (!found) return;
    const { id, bookingId } = found;
    // Bookings before refunds, as everywhere.
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
    await recordHistory(tx, {
      bookingId: booking.id,
      at: now,
      actor: 'card provider',
      action: 'refund-refused',
      changes: [{ field: 'refund', from: amount, to: null }],
    });
  });
}
