import type { RefundReason } from '@getaway/contracts/events/payment';
import type { RefundChoice } from '@getaway/contracts/http/staff-booking-changes';
import { addCents, cents, subtractCents, zeroCents, type Cents } from '@getaway/kernel/money';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { findIntended, intendRefund } from './refunds.repository.ts';
import { sumReturnedOf } from '../ledger/sum-returned.ts';
import type { Tx } from '../database/database.ts';
import { booksOf, divideRefund } from '../ledger/ledger-entry.rules.ts';
import { listCardPayments, type CardPayment } from '../ledger/list-card-payments.ts';
import { listEntries } from '../ledger/list-entries.ts';
import { leftToRefund, refundByPolicy, type PolicyRefund } from '../bookings/cancellation-policy.rules.ts';
import { StaffRefused } from '../bookings/staff-refusal.ts';

export interface RefundPreview {
  readonly policy: PolicyRefund;
  /** The most that can be refunded: to the cards, or by staff where no card payment exists. */
  readonly refundable: Cents;
  readonly refunded: Cents;
  /** Whether the card provider can make the refund; other payments are refunded the way they came. */
  readonly byCard: boolean;
  /** Whether a dispute keeps the provider from refunding a card payment. */
  readonly disputed: boolean;
}

/** The refund of a cancellation. For a booking that was canceled before, that moment decides. */
export async function previewRefundOf(
  tx: Tx,
  booking: BookingRecord,
  context: { now: Date; timeZone: string },
): Promise<RefundPreview> {
  const [refunded, onCards] = [await sumReturnedOf(tx, booking.id), await cardPayments(tx, booking.id)];
  const cancelledAt = (booking.status === 'cancelled' ? booking.cancelledAt : null) ?? context.now;
  const policy = refundByPolicy({ ...booking, refunded }, cancelledAt, context.timeZone);
  const left = onCards === undefined ? leftToRefund({ paid: booking.paid, refunded }) : leftOf(onCards);
  return {
    refunded,
    refundable: left,
    policy: { ...policy, refundable: cents(Math.min(policy.refundable, left)) },
    byCard: onCards !== undefined,
    disputed: onCards?.some(({ isDisputed }) => isDisputed) ?? false,
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
  const { policy, refundable, disputed } = await previewRefundOf(tx, booking, decision);
  const amount = decision.choice === 'full' ? refundable : policy.refundable;
  const isExpected = decision.choice === 'full' || policy.reason === 'in-time';
  if (amount === 0 && disputed && isExpected)
    throw new StaffRefused({ ok: false, reason: 'payment-disputed' });
  if (amount === 0) return zeroCents;
  await refundAmount(tx, booking, { amount, reason: 'cancellation', actor: decision.actor });
  return amount;
}

/** What goes back to the cards when a change of its guest makes a booking cheaper: never more than the guest then is owed. */
export async function savingOf(tx: Tx, booking: BookingRecord, newTotal: Cents): Promise<Cents> {
  const entries = await listEntries(tx, booking.id);
  const owed = subtractCents(zeroCents, booksOf(newTotal, entries).balance);
  const left = leftOf((await cardPayments(tx, booking.id)) ?? []);
  return cents(Math.max(0, Math.min(owed, subtractCents(booking.total, newTotal), left)));
}

/** Records that refund for a locked booking, and returns its amount. */
export async function refundSaving(
  tx: Tx,
  booking: BookingRecord,
  { newTotal, actor }: { readonly newTotal: Cents; readonly actor: string },
): Promise<Cents> {
  const amount = await savingOf(tx, booking, newTotal);
  if (amount > 0) await refundAmount(tx, booking, { amount, reason: 'adjustment', actor });
  return amount;
}

/**
 * Records a refund of a locked booking: only of card payments, each never more than is left of it. Of the payment that staff
 * chose, or else the newest first.
 */
export async function refundAmount(
  tx: Tx,
  booking: BookingRecord,
  refund: {
    amount: Cents;
    reason: RefundReason;
    actor: string;
    paymentId?: string | undefined;
    /** The Idempotency-Key of the request, under which it is made once. */
    actKey?: string | undefined;
  },
): Promise<{ id: string; createdAt: Date; left: Cents }> {
  const all = await cardPayments(tx, booking.id);
  if (all === undefined) throw new StaffRefused({ ok: false, reason: 'not-paid-by-card' });
  const { amount, reason, paymentId, actor: requestedBy } = refund;
  const onCards = paymentId === undefined ? all : all.filter(({ id }) => id === paymentId);
  if (onCards.length === 0) throw new StaffRefused({ ok: false, reason: 'no-such-payment' });
  const left = leftOf(onCards);
  if (left === 0 && onCards.some(({ isDisputed }) => isDisputed))
    throw new StaffRefused({ ok: false, reason: 'payment-disputed' });
  const parts = divideRefund(amount, onCards.filter(isRefundable));
  if (parts === undefined) throw new StaffRefused({ ok: false, reason: 'more-than-left', left });
  const intended = [];
  for (const [index, part] of parts.entries()) {
    const key = `${keyOf(booking, refund.actKey)}${index === 0 ? '' : `:${index}`}`;
    intended.push(await intendRefund(tx, booking, { ...part, key, reason, requestedBy }));
  }
  const [first] = intended;
  if (!first) throw new Error(`booking ${booking.id} has a refund of nothing`);
  return { ...first, left: subtractCents(left, amount) };
}

/** The refund that a repeated request made before. */
export async function findRefundUnder(
  tx: Tx,
  booking: BookingRecord,
  actKey: string | undefined,
): Promise<{ id: string; createdAt: Date; left: Cents } | undefined> {
  const made = actKey === undefined ? undefined : await findIntended(tx, keyOf(booking, actKey));
  return made && { ...made, left: leftOf((await cardPayments(tx, booking.id)) ?? []) };
}

/** Each decision makes its refunds once: under its own key, or once for the state of the booking that it changes. */
function keyOf({ id, revision }: BookingRecord, actKey: string | undefined): string {
  return actKey === undefined ? `staff:${id}:${revision}` : `staff:${id}:key:${actKey}`;
}

/** The card payments of a booking, oldest first. Undefined when it has none. */
async function cardPayments(tx: Tx, bookingId: string): Promise<readonly CardPayment[] | undefined> {
  const payments = await listCardPayments(tx, await listEntries(tx, bookingId));
  return payments.length === 0 ? undefined : payments;
}

function isRefundable({ isDisputed }: CardPayment): boolean {
  return !isDisputed;
}

/** What the provider would refund of these payments now. */
function leftOf(payments: readonly CardPayment[]): Cents {
  return addCents(...payments.filter(isRefundable).map(({ left }) => left));
}
