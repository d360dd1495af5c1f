import { cents, decimalFromCents, subtractCents, type Cents } from '@getaway/kernel/money';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';

type Owing = Pick<BookingRecord, 'paid' | 'paymentMethod' | 'refunded' | 'status' | 'total'>;

/**
 * The balance due as emails show it to the guest, at least 0. A canceled stay owes nothing for what was returned. Undefined for a
 * stay that staff entered without recording a payment, which may have been paid in cash.
 */
export function amountDue(booking: Owing): Cents | undefined {
  if (!isRecorded(booking)) return undefined;
  const { status, total, paid, refunded } = booking;
  const kept = status === 'cancelled' ? paid : subtractCents(paid, refunded);
  return cents(Math.max(0, subtractCents(total, kept)));
}

/** Whether the payments of a booking are known. */
function isRecorded({ paymentMethod, paid }: Pick<Owing, 'paymentMethod' | 'paid'>): boolean {
  return paymentMethod === 'card' || paymentMethod === 'alternative' || paid > 0;
}

/** The balance due, negative when money is owed to the guest; null for canceled stays and where payments are not recorded. */
export function balanceOf(
  booking: Pick<BookingRecord, 'paid' | 'paymentMethod' | 'status' | 'total'>,
  refunded: Cents,
): string | null {
  if (booking.status === 'cancelled' || !isRecorded(booking)) return null;
  return decimalFromCents(subtractCents(booking.total, subtractCents(booking.paid, refunded)));
}
