import type { RefundReason } from '@getaway/contracts/events/payment';
import type { RefundChoice } from '@getaway/contracts/http/staff-booking-changes';
import { zeroCents, type Cents } from '@getaway/kernel/money';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { intendRefund } from './refunds.repository.ts';
import { sumRefundsOf } from './sum-refunds.ts';
import type { Tx } from '../database/database.ts';
import { cardPaymentOf } from './card-charge.rules.ts';
import { leftToRefund, refundByPolicy, type PolicyRefund } from '../bookings/cancellation-policy.rules.ts';
import { StaffRefused } from '../bookings/staff-refusal.ts';

export interface RefundPreview {
  readonly policy: PolicyRefund;
  readonly refundable: Cents;
  readonly refunded: Cents;
}

/** The refund of a cancellation. For a booking that was canceled before, that moment decides. */
export async function previewRefundOf(
  tx: Tx,
  booking: BookingRecord,
  context: { now: Date; timeZone: string },
): Promise<RefundPreview> {
  const refunded = await sumRefundsOf(tx, booking.id);
  const cancelledAt = (booking.status === 'cancelled' ? booking.cancelledAt : null) ?? context.now;
  return {
    refunded,
    refundable: leftToRefund({ paid: booking.paid, refunded }),
    policy: refundByPolicy({ ...booking, refunded }, cancelledAt, context.timeZone),
  };
}

/**
 * Makes the refund that staff chose with a cancellation or deletion, and returns its amount. The booking is
 * locked, so of two concurrent requests the second finds nothing left.
 */
export async function refundChosen(
  tx: Tx,
  booking: BookingRecord,
  decision: { choice: RefundChoice; actor: string; now: Date; timeZone: string },
): Promise<Cents> {
  const { policy, refundable } = await previewRefundOf(tx, booking, decision);
  const amount = decision.choice === 'full' ? refundable : policy.refundable;
  if (amount === 0) return zeroCents;
  await refundAmount(tx, booking, { amount, reason: 'cancellation', actor: decision.actor });
  return amount;
}

/** Records a refund of a locked booking: only of a card payment, and never more than is left of it. */
export async function refundAmount(
  tx: Tx,
  booking: BookingRecord,
  refund: { amount: Cents; reason: RefundReason; actor: string },
): Promise<{ id: string; createdAt: Date; left: Cents }> {
  const paymentIntentId = cardPaymentOf(booking);
  if (paymentIntentId === null) throw new StaffRefused({ ok: false, reason: 'not-paid-by-card' });
  const refunded = await sumRefundsOf(tx, booking.id);
  const left = leftToRefund({ paid: booking.paid, refunded });
  if (refund.amount > left) throw new StaffRefused({ ok: false, reason: 'more-than-left', left });
  const { amount, reason, actor: requestedBy } = refund;
  const key = `staff:${booking.id}:${booking.revision}`;
  const { id, createdAt } = await intendRefund(tx, booking, {
    key,
    paymentIntentId,
    amount,
    reason,
    requestedBy,
  });
  return { id, createdAt, left: leftToRefund({ paid: left, refunded: amount }) };
}
