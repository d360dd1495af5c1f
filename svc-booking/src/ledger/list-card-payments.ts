import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { Cents } from '@getaway/kernel/money';
import type { Tx } from '../database/database.ts';
import { listDisputedPayments } from '../disputes/list-disputed-payments.ts';
import { leftOfCardPayments, type LedgerEntry } from './ledger-entry.rules.ts';

/** A card payment of a booking, with what the provider still holds of it. */
export interface CardPayment {
  /** The id of its ledger entry. */
  readonly id: string;
  readonly paymentIntentId: string;
  readonly amount: Cents;
  /** Refunds on their way are deducted. */
  readonly left: Cents;
  readonly effectiveOn: CalendarDate | null;
  readonly occurredAt: Date;
  /** The guest's bank is deciding a dispute about it, so the provider refuses refunds. */
  readonly isDisputed: boolean;
}

/** The card payments among the entries of a booking, in their order. */
export async function listCardPayments(tx: Tx, entries: readonly LedgerEntry[]): Promise<CardPayment[]> {
  const lefts = leftOfCardPayments(entries);
  const disputed = await listDisputedPayments(
    tx,
    lefts.map(({ paymentIntentId }) => paymentIntentId),
  );
  return lefts.flatMap(({ paymentIntentId, left }) => {
    const entry = entries.find((each) => each.kind === 'payment' && each.paymentIntentId === paymentIntentId);
    if (!entry) return [];
    const { id, amount, effectiveOn, occurredAt } = entry;
    const isDisputed = disputed.has(paymentIntentId);
    return [{ id, paymentIntentId, amount, left, effectiveOn, occurredAt, isDisputed }];
  });
}
