import type { MoneyState } from '@getaway/contracts/events/money';
import { decimalFromCents, subtractCents, zeroCents } from '@getaway/kernel/money';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { paymentStatusOf } from './ledger-entry.rules.ts';

/** The whole money of a booking, as events carry it. A refund on its way is announced once it is final. */
export function moneyState({
  moneyRevision,
  total,
  paid,
  refunded,
}: Pick<BookingRecord, 'moneyRevision' | 'total' | 'paid' | 'refunded'>): MoneyState {
  const balance = subtractCents(total, subtractCents(paid, refunded));
  return {
    revision: moneyRevision,
    total: decimalFromCents(total),
    paid: decimalFromCents(paid),
    returned: decimalFromCents(refunded),
    balance: decimalFromCents(balance),
    status: paymentStatusOf({ paid, returned: refunded, onItsWay: zeroCents, balance }),
  };
}
