import type { BookingState } from '@getaway/contracts/events/booking';
import type { MoneyMethod } from '@getaway/contracts/http/ledger';
import {
  addCents,
  cents,
  decimalFromCents,
  subtractCents,
  zeroCents,
  type Cents,
} from '@getaway/kernel/money';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { refundByPolicy, type PolicyRefund } from '../bookings/cancellation-policy.rules.ts';
import type { Tx } from '../database/database.ts';
import { refundableByMethod } from '../ledger/ledger-entry.rules.ts';
import { listEntries } from '../ledger/list-entries.ts';
import { previewRefundOf } from '../payments/refund-booking.ts';

/** What goes back when a guest cancels now. */
export interface OwnRefund {
  readonly policy: PolicyRefund;
  /** What went back before, or is on its way. */
  readonly refunded: Cents;
  /** All of it. */
  readonly refund: Cents;
  /** The part that goes back to the cards. */
  readonly toCard: Cents;
  /** The part that the house returns by hand. */
  readonly byHouse: Cents;
  /** How that part was paid. */
  readonly paidBy: readonly MoneyMethod[];
}

/** By the policy of the booking, and never more than came in and has not gone back. */
export async function ownRefundOf(
  tx: Tx,
  booking: BookingRecord,
  context: { readonly now: Date; readonly timeZone: string },
): Promise<OwnRefund> {
  const { refunded, policy: onCards, byCard } = await previewRefundOf(tx, booking, context);
  const policy = refundByPolicy({ ...booking, refunded }, context.now, context.timeZone);
  const toCard = byCard ? onCards.refundable : zeroCents;
  const withoutCard = refundableByMethod(await listEntries(tx, booking.id)).filter(
    ({ method }) => method !== 'card',
  );
  const left = addCents(...withoutCard.map(({ amount }) => amount));
  const byHouse = cents(Math.min(subtractCents(policy.refundable, toCard), left));
  const paidBy = withoutCard.map(({ method }) => method);
  return { policy, refunded, refund: addCents(toCard, byHouse), toCard, byHouse, paidBy };
}

/** What the house still has to return by hand of a stay that its guest canceled, by the policy at that moment. */
export async function leftByHouse(tx: Tx, booking: BookingRecord, timeZone: string): Promise<Cents> {
  return (await refundOfEnded(tx, booking, timeZone))?.byHouse ?? zeroCents;
}

/** The same as other services receive it: with how it was paid, and undefined when nothing is left. */
export async function toReturnOf(
  tx: Tx,
  booking: BookingRecord,
  timeZone: string,
): Promise<BookingState['toReturn']> {
  return toReturnOnWire(await refundOfEnded(tx, booking, timeZone));
}

export function toReturnOnWire(refund: OwnRefund | undefined): BookingState['toReturn'] {
  if (!refund || refund.byHouse <= 0) return undefined;
  return { amount: decimalFromCents(refund.byHouse), paidBy: [...refund.paidBy] };
}

async function refundOfEnded(
  tx: Tx,
  booking: BookingRecord,
  timeZone: string,
): Promise<OwnRefund | undefined> {
  const { status, endedByGuest, cancelledAt } = booking;
  if (status !== 'cancelled' || !endedByGuest || cancelledAt === null) return undefined;
  return ownRefundOf(tx, booking, { now: cancelledAt, timeZone });
}
