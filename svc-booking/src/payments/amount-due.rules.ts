import { cents, subtractCents, type Cents } from '@getaway/kernel/money';

interface Owing {
  readonly paymentMethod: string | null;
  readonly total: Cents;
  readonly paid: Cents;
}

/**
 * The unpaid part of a booking's total. Undefined for a stay that staff entered without recording a payment,
 * which may have been paid in cash. The database counts revenue by the same rule (`booking_revenue`).
 */
export function amountDue({ paymentMethod, total, paid }: Owing): Cents | undefined {
  const isOfGuest = paymentMethod === 'card' || paymentMethod === 'alternative';
  if (!isOfGuest && paid === 0) return undefined;
  return cents(Math.max(0, subtractCents(total, paid)));
}
