import { cents, decimalFromCents, subtractCents, type Cents } from '@getaway/kernel/money';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';

interface Owing {
  readonly paymentMethod: string | null;
  readonly total: Cents;
  readonly paid: Cents;
}

/**
 * The unpaid part of a booking's total. Undefined for a stay that staff entered without recording a payment,
 * which may have been paid in cash.
 */
export function amountDue({ paymentMethod, total, paid }: Owing): Cents | undefined {
  const isOfGuest = paymentMethod === 'card' || paymentMethod === 'alternative';
  if (!isOfGuest && paid === 0) return undefined;
  return cents(Math.max(0, subtractCents(total, paid)));
}

/** The balance due, negative when money is owed to the guest; null for canceled stays and where payments are not recorded. */
export function balanceOf(
  booking: Pick<BookingRecord, 'paid' | 'paymentMethod' | 'status' | 'total'>,
  refunded: Cents,
): string | null {
  if (booking.status === 'cancelled' || amountDue(booking) === undefined) return null;
  return decimalFromCents(subtractCents(booking.total, subtractCents(booking.paid, refunded)));
}
