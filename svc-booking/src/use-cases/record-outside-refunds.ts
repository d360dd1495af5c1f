import { paymentRefunded } from '@getaway/contracts/events/payment';
import { decimalFromCents } from '@getaway/kernel/money';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import { recordHistory } from '../data/booking-history.repository.ts';
import { findBookingOfIntent, lockBooking } from '../data/bookings.repository.ts';
import { recordOutsideRefund } from '../data/refunds.repository.ts';
import type { ProviderRefund } from '../payments/card-refunds.ts';
import type { ConfirmDeps } from './confirm-paid-booking.ts';
import { refuseRefund } from './refuse-refund.ts';

/** Whoever gives money back in the provider's own pages. */
const actor = 'card provider';

/**
 * Takes over refunds that were made at the provider and not here, each once, so that no more is given back than came
 * in and the guest is told; and takes back those that failed there. The provider's list counts, not the notice that
 * led here.
 */
export async function recordOutsideRefunds(
  deps: Pick<ConfirmDeps, 'database' | 'payments' | 'now'>,
  input: { paymentIntentId: string; correlationId: string },
): Promise<void> {
  if (!(await findBookingOfIntent(deps.database.prisma, input.paymentIntentId))) return;
  for (const refund of await deps.payments.refundsOf(input.paymentIntentId)) {
    const { id: providerRefundId, ownId, hasFailed } = refund;
    const { correlationId } = input;
    if (hasFailed) await refuseRefund(deps, { id: ownId, providerRefundId, evenMade: true, correlationId });
    else if (ownId === undefined) await recordOne(deps, refund, input);
  }
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
