import { bookingChanged } from '@getaway/contracts/events/booking';
import { paymentDisputed } from '@getaway/contracts/events/dispute';
import { decimalFromCents } from '@getaway/kernel/money';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import { advanceBooking } from '../bookings/advance-booking.ts';
import { lockBooking } from '../bookings/lock-booking.ts';
import { publishBookingEvent } from '../bookings/publish-booking-event.ts';
import { recordHistory } from '../bookings/record-history.ts';
import { toReturnOf } from '../guest-page/own-refund.ts';
import { enterChargeback } from '../ledger/enter-chargeback.ts';
import { findPayment } from '../ledger/find-payment.ts';
import { lockPayment } from '../ledger/lock-payment.ts';
import { publishEntries } from '../ledger/publish-entries.ts';
import type { ConfirmDeps } from '../payments/confirm-paid-booking.ts';
import { entriesOfDispute, mayFollow, type Dispute } from './dispute.rules.ts';
import { findDispute, storeDispute } from './disputes.repository.ts';

/**
 * Takes over what the provider knows of the disputes of a payment, each state once: entries, history, and an event. The
 * content of the webhook is ignored. Payments that the ledger has not are not ours.
 */
export async function followDisputes(
  deps: Pick<ConfirmDeps, 'database' | 'payments' | 'now' | 'timeZone'>,
  input: { paymentIntentId: string; correlationId: string },
): Promise<void> {
  if (!(await findPayment(deps.database.prisma, input.paymentIntentId))) return;
  for (const dispute of await deps.payments.disputesOf(input.paymentIntentId))
    await followOne(deps, dispute, input.correlationId);
}

function followOne(
  { database, now: clock, timeZone }: Pick<ConfirmDeps, 'database' | 'now' | 'timeZone'>,
  dispute: Dispute,
  correlationId: string,
): Promise<void> {
  return database.transact(async (tx, sql) => {
    const payment = await lockPayment(tx, sql, dispute.paymentIntentId);
    if (!payment) return;
    const { bookingId } = payment;
    const booking = bookingId === null ? undefined : await lockBooking(tx, sql, { id: bookingId });
    const known = await findDispute(tx, dispute.id);
    if (known && !mayFollow(known.status, dispute.status)) return;
    const now = clock();
    for (const kind of entriesOfDispute(dispute))
      await enterChargeback(tx, dispute, { kind, payment, now, timeZone });
    const { revision, bookingReference } = await storeDispute(tx, dispute, booking);
    const amount = decimalFromCents(dispute.amount);
    if (booking) {
      const changes = [{ field: 'dispute', from: known?.status ?? null, to: dispute.status }];
      await recordHistory(tx, {
        bookingId: booking.id,
        at: now,
        actor: 'card provider',
        action: 'disputed',
        changes,
      });
      const after = await advanceBooking(tx, booking.id);
      const toReturn = await toReturnOf(tx, after, timeZone);
      await publishBookingEvent(sql, bookingChanged, after, { correlationId, now, toReturn });
      await publishEntries(tx, sql, booking.id, { correlationId, now, timeZone });
    }
    await appendEvent(
      sql,
      paymentDisputed,
      {
        entityId: dispute.id,
        revision,
        bookingId: booking?.id ?? null,
        bookingReference: bookingReference ?? payment.bookingReference,
        guestName: booking?.guestName ?? null,
        amount,
        reason: dispute.reason,
        status: dispute.status,
        respondBy: dispute.respondBy?.toISOString() ?? null,
      },
      { correlationId, now },
    );
  });
}
