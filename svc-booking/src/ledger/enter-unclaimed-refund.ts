import { dateInZone } from '@getaway/kernel/calendar-date';
import { subtractCents, zeroCents, type Cents } from '@getaway/kernel/money';
import type { Sql } from '@getaway/service-kit/sql';
import type { Tx } from '../database/database.ts';
import { addEntry, dismissReturned } from './ledger-entries.repository.ts';
import type { LedgerEntry } from './ledger-entry.rules.ts';

/** Enters once that the provider refunded a payment without a booking. Returned in full, it no longer waits for staff. */
export async function enterUnclaimedRefund(
  tx: Tx,
  sql: Sql,
  refund: { readonly providerRefundId: string; readonly paymentIntentId: string; readonly amount: Cents },
  about: {
    readonly payment: Pick<LedgerEntry, 'bookingReference' | 'isUnclaimed'>;
    readonly now: Date;
    readonly timeZone: string;
  },
): Promise<void> {
  const { payment, now, timeZone } = about;
  await addEntry(tx, {
    bookingId: null,
    bookingReference: payment.bookingReference,
    kind: 'refund',
    method: 'card',
    amount: subtractCents(zeroCents, refund.amount),
    status: 'succeeded',
    providerId: refund.providerRefundId,
    paymentIntentId: refund.paymentIntentId,
    isUnclaimed: payment.isUnclaimed,
    effectiveOn: dateInZone(now, timeZone),
    occurredAt: now,
    note: null,
    recordedBy: null,
    idempotencyKey: `provider-refund:${refund.providerRefundId}`,
  });
  await dismissReturned(sql, refund.paymentIntentId);
}
