import { paymentRefunded } from '@getaway/contracts/events/payment';
import { decimalFromCents } from '@getaway/kernel/money';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import { recordHistory } from '../bookings/record-history.ts';
import { enterUnclaimedRefund } from '../ledger/enter-unclaimed-refund.ts';
import { findPayment } from '../ledger/find-payment.ts';
import { lockPayment } from '../ledger/lock-payment.ts';
import { publishEntries } from '../ledger/publish-entries.ts';
import { lockBooking } from '../bookings/lock-booking.ts';
import { bookingAfterRefund } from './booking-after-refund.ts';
import { findOpenRefund, findRefund, hasRefunds } from './due-refunds.repository.ts';
import { recordOutsideRefund } from './refunds.repository.ts';
import type { ProviderRefund } from './card-refunds.client.ts';
import type { ConfirmDeps } from './confirm-paid-booking.ts';
import { recordMadeRefund } from './record-made-refund.ts';
import { refuseRefund } from './refuse-refund.ts';

/** The name in the history for refunds made in the provider's dashboard. */
const actor = 'card provider';

/**
 * Imports refunds that were made in the provider's dashboard, each once, so that refunds never exceed the
 * payment and the guest is notified. It also records which of our refunds were settled, and reverts those
 * that failed. It reads the provider's list and ignores the content of the webhook. Refunds outlive their
 * booking, so they are looked up as well.
 */
export async function recordOutsideRefunds(
  deps: Pick<ConfirmDeps, 'database' | 'payments' | 'now' | 'timeZone'>,
  input: { paymentIntentId: string; correlationId: string },
): Promise<void> {
  const { prisma } = deps.database;
  const isOurs =
    (await findPayment(prisma, input.paymentIntentId)) !== undefined ||
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
        // A restored backup may be older than one of our own refunds, which is then news like an outside one.
        if (ownId !== undefined && (await findRefund(prisma, { id: ownId, providerRefundId })))
          await settleOwn(deps, ownId, { providerRefundId, correlationId });
        else await recordOne(deps, refund, input);
        break;
      case 'pending':
        // It counts once it is settled. Until then the provider itself prevents refunds beyond the payment.
        break;
      default:
        refund.status satisfies never;
    }
  }
}

/** One of ours: in progress, or its record was lost in a crash. */
async function settleOwn(
  deps: Pick<ConfirmDeps, 'database' | 'now' | 'timeZone'>,
  ownId: string,
  settled: { providerRefundId: string; correlationId: string },
): Promise<void> {
  const refund = await findOpenRefund(deps.database.prisma, ownId);
  if (refund) await recordMadeRefund(deps, refund, settled);
}

function recordOne(
  { database, now: clock, timeZone }: Pick<ConfirmDeps, 'database' | 'now' | 'timeZone'>,
  { id: providerRefundId, amount }: ProviderRefund,
  { paymentIntentId, correlationId }: { paymentIntentId: string; correlationId: string },
): Promise<void> {
  return database.transact(async (tx, sql) => {
    const now = clock();
    const payment = await lockPayment(tx, sql, paymentIntentId);
    // Known refunds may have been entered before staff attached their payment.
    if (!payment || (await findPayment(tx, providerRefundId))) return;
    // The booking that has the money now, which staff may have attached.
    const booking =
      payment.bookingId === null ? undefined : await lockBooking(tx, sql, { id: payment.bookingId });
    if (!booking) {
      const refund = { providerRefundId, paymentIntentId, amount };
      await enterUnclaimedRefund(tx, sql, refund, { payment, now, timeZone });
      return;
    }
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
        origin: 'provider',
        ...(await bookingAfterRefund(tx, bookingId)),
      },
      { correlationId, now },
    );
    await publishEntries(tx, sql, bookingId, { correlationId, now, timeZone });
  });
}
