import { subtractCents, type Cents } from '@getaway/kernel/money';
import type { BookingRecord, BookingStatus } from './booking-record.rules.ts';

/** A reservation that a change reduces to what is paid, or to 0, is confirmed. */
export function statusAfterPrice(
  before: Pick<BookingRecord, 'status' | 'paymentDueAt' | 'paid' | 'refunded'>,
  newTotal: Cents | undefined,
): BookingStatus {
  const { status, paymentDueAt, paid, refunded } = before;
  const isReserved = status === 'pending_payment' && (paymentDueAt !== null || paid > 0);
  const isPaid = newTotal !== undefined && newTotal <= subtractCents(paid, refunded);
  return isReserved && isPaid ? 'confirmed' : status;
}

/** Staff take over a hold that its guest has not paid: its money comes without a card, or later by a link. */
export function endsCardPayment(
  before: Pick<BookingRecord, 'status' | 'paymentMethod' | 'paid'>,
  status: BookingStatus | undefined,
): boolean {
  const isTakenOver = status !== undefined && status !== 'pending' && status !== 'cancelled';
  return before.status === 'pending' && before.paymentMethod === 'card' && before.paid === 0 && isTakenOver;
}

/** Whether a guest may have started a card payment of the booking at its current price. */
export function hasOpenPayment({
  status,
  paymentIntentId,
  paid,
}: Pick<BookingRecord, 'status' | 'paymentIntentId' | 'paid'>): boolean {
  return (status === 'pending' || status === 'pending_payment') && paid === 0 && paymentIntentId !== null;
}
