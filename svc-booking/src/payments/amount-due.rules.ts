import { cents, subtractCents, type Cents } from '@getaway/kernel/money';

interface Owing {
  readonly paymentMethod: string | null;
  readonly total: Cents;
  readonly paid: Cents;
}

/**
 * What of a booking's total has not come in. Undefined for a stay that staff entered and recorded no payment of: they may
 * have its money in cash, so nothing is said of it. The database counts revenue by the same rule (`booking_revenue`).
 */
export function amountDue({ paymentMethod, total, paid }: Owing): Cents | undefined {
  const isOfGuest = paymentMethod === 'card' || paymentMethod === 'alternative';
  if (!isOfGuest && paid === 0) return undefined;
  return cents(Math.max(0, subtractCents(total, paid)));
}
