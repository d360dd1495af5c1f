import { dateInZone } from '@getaway/kernel/calendar-date';
import { subtractCents, zeroCents, type Cents } from '@getaway/kernel/money';
import type { Tx } from '../database/database.ts';
import { addEntry } from './ledger-entries.repository.ts';
import type { LedgerEntry } from './ledger-entry.rules.ts';

/** Enters once that a dispute took the money of a payment back, or that the house won it. The booking is locked. */
export async function enterChargeback(
  tx: Tx,
  dispute: { readonly id: string; readonly paymentIntentId: string; readonly amount: Cents },
  about: {
    readonly kind: 'chargeback' | 'chargeback_reversal';
    readonly payment: Pick<LedgerEntry, 'bookingId' | 'bookingReference' | 'isUnclaimed'>;
    readonly now: Date;
    readonly timeZone: string;
  },
): Promise<void> {
  const { kind, payment, now, timeZone } = about;
  const isTaken = kind === 'chargeback';
  await addEntry(tx, {
    bookingId: payment.bookingId,
    bookingReference: payment.bookingReference,
    kind,
    method: 'card',
    amount: isTaken ? subtractCents(zeroCents, dispute.amount) : dispute.amount,
    status: 'succeeded',
    providerId: isTaken ? dispute.id : null,
    paymentIntentId: dispute.paymentIntentId,
    isUnclaimed: payment.isUnclaimed,
    effectiveOn: dateInZone(now, timeZone),
    occurredAt: now,
    note: null,
    recordedBy: null,
    idempotencyKey: `${kind}:${dispute.id}`,
  });
}
