import { paymentRefunded } from '@getaway/contracts/events/payment';
import { decimalFromCents } from '@getaway/kernel/money';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import { recordHistory } from '../bookings/booking-history.repository.ts';
import { findBookingOfIntent, lockBooking } from '../bookings/bookings.repository.ts';
import { findOpenRefund, hasRefunds } from './due-refunds.repository.ts';
import { recordOutsideRefund } from './refunds.repository.ts';
import type { ProviderRefund } from './card-refunds.client.ts';
import type { ConfirmDeps } from './confirm-paid-booking.ts';
import { recordMadeRefund } from './record-made-refund.ts';
import { refuseRefund } from './refuse-refund.ts';

/** Whoever gives money back in the provider's own pages. */
const actor = 'card provider';

/**
 * Takes over refunds that were made at the provider and not here, each once, so that no more is given back than came
 * in and the guest is told; writes down those of ours that were settled there, and takes back those that failed. The
 * provider's list counts, not the notice that led here. Refunds outlive their booking, so they are looked for too.
 */
export async function recordOutsideRefunds(
  deps: Pick<ConfirmDeps, 'database' | 'payments' | 'now'>,
  input: { paymentIntentId: string; correlationId: string },
): Promise<void> {
  const { prisma } = deps.database;
  const isOurs =
    (await findBookingOfIntent(prisma, input.paymentIntentId)) !== undefined ||
    (await hasRefunds(prisma, input.paymentIntentId));
  if (!isOurs) return;
  for (const refund of await deps.payments.refundsOf(input.paymentIntentId)) {
    const { correlationId } = input;
    const { id: providerRefundId, ownId } = refund;
    switch (refund.status) {
      case 'failed':
        await refuseRefund(deps, { id: ownId, providerRefundId, evenMade: true, correlationId });
        break;
      case 'succeeded':
        if (ownId === undefined) await recordOne(deps, refund, input);
        else await settleOwn(deps, ownId, { providerRefundId, correlationId });
        break;
      case 'pending':
        // It counts when it is settled; until then the provider itself gives back no more than came in.
        break;
      default:
        refund.status satisfies never;
    }
  }
}

/** Ours, which was under way, or whose record was lost in a crash. */
async function settleOwn(
  deps: Pick<ConfirmDeps, 'database' | 'now'>,
  ownId: string,
  settled: { providerRefundId: string; correlationId: string },
): Promise<void> {
  const refund = await findOpenRefund(deps.database.prisma, ownId);
  if (refund) await recordMadeRefund(deps, refund, settled);
}

function recordOne(
  { database, now: clock }: Pick<ConfirmDeps, 'database' | 'now'>,
  { id: providerRefundId, amount }: ProviderRefund,
  { paymentIntentId, correlationId }: { paymentIntentId: string; correlationId: string },
): Promise<void> {
  return database.transact(async (tx, sql) => {
    const booking = await lockBooking(tx, sql, { paymentIntentId });
    if (!booking) return;
    const now = clock();
    const recorded = await recordOutsideRefund(tx, booking, {
      providerRefundId,
      paymentIntentId,
      amount,
      requestedBy: actor,
      now,
    });
    if (!recorded) return;
    const { id: bookingId, bookingReference, guestName, email } = booking;
    const dollars = decimalFromCents(amount);
    const changes = [{ field: 'refund', from: null, to: dollars }];
    await recordHistory(tx, { bookingId, at: now, actor, action: 'refunded', changes });
    await appendEvent(
      sql,
      paymentRefunded,
      {
        entityId: recorded.id,
        revision: 1,
        bookingId,
        bookingReference,
        guestName,
        email,
        amount: dollars,
        reason: 'adjustment',
      },
      { correlationId, now },
    );
  });
}
