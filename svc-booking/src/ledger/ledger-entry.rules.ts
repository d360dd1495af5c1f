import type { EntryKind, MoneyMethod, PaymentStatus } from '@getaway/contracts/http/ledger';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { addCents, cents, subtractCents, zeroCents, type Cents } from '@getaway/kernel/money';

export type EntryStatus = 'pending' | 'succeeded' | 'failed' | 'cancelled';

/** Money that came (positive) or went (negative). */
export interface LedgerEntry {
  readonly id: string;
  readonly bookingId: string | null;
  readonly bookingReference: string | null;
  readonly kind: EntryKind;
  readonly method: MoneyMethod;
  readonly amount: Cents;
  readonly status: EntryStatus;
  readonly providerId: string | null;
  readonly paymentIntentId: string | null;
  readonly isUnclaimed: boolean;
  /** The day in the property's time zone. Null until what the database added is dated. */
  readonly effectiveOn: CalendarDate | null;
  readonly note: string | null;
  readonly recordedBy: string | null;
  readonly occurredAt: Date;
  readonly createdAt: Date;
}

type Counted = Pick<LedgerEntry, 'kind' | 'method' | 'amount' | 'status' | 'paymentIntentId'>;

export interface Books {
  /** Payments received. */
  readonly paid: Cents;
  /** What went back: refunds and chargebacks, less those that came back. */
  readonly returned: Cents;
  /** Refunds that were decided and that the card provider has not confirmed yet. */
  readonly onItsWay: Cents;
  /** The total less what was paid, plus what went back or is on its way; negative when the guest is owed money. */
  readonly balance: Cents;
  readonly status: PaymentStatus;
}

/**
 * The sums of a booking. What was paid and returned are final entries. The balance also counts refunds on their way, because
 * they are decided: they must not be refunded again.
 */
export function booksOf(total: Cents, entries: readonly Counted[]): Books {
  const final = entries.filter(({ status }) => status === 'succeeded');
  const paid = sumOf(final.filter(({ kind }) => kind === 'payment'));
  const returned = subtractCents(zeroCents, sumOf(final.filter(({ kind }) => kind !== 'payment')));
  const onItsWay = subtractCents(zeroCents, sumOf(entries.filter(isOnItsWay)));
  const balance = addCents(subtractCents(total, paid), returned, onItsWay);
  return {
    paid,
    returned,
    onItsWay,
    balance,
    status: paymentStatusOf({ paid, returned, onItsWay, balance }),
  };
}

/** What came and did not go back. Refunds on their way are deducted. */
export function keptOf(entries: readonly Pick<LedgerEntry, 'status' | 'amount'>[]): Cents {
  return sumOf(entries.filter((entry) => entry.status === 'succeeded' || isOnItsWay(entry)));
}

/** What a guest is charged: the total, or what the house keeps of a canceled stay. */
export function chargedOf(
  { isCanceled, total }: { readonly isCanceled: boolean; readonly total: Cents },
  entries: readonly Pick<LedgerEntry, 'status' | 'amount'>[],
): Cents {
  return isCanceled ? cents(Math.max(0, keptOf(entries))) : total;
}

/** Whether a booking is paid. It follows from the sums, and is never stored. */
export function paymentStatusOf({ paid, returned, onItsWay, balance }: Omit<Books, 'status'>): PaymentStatus {
  const left = subtractCents(paid, addCents(returned, onItsWay));
  if (paid > 0 && left <= 0) return 'refunded';
  if (balance < 0) return 'overpaid';
  if (balance === 0) return 'paid';
  return left > 0 ? 'partly_paid' : 'unpaid';
}

/** What is left of each card payment at the provider, in the order of the payments. Refunds on their way are deducted. */
export function leftOfCardPayments(
  entries: readonly Counted[],
): { readonly paymentIntentId: string; readonly left: Cents }[] {
  const byPayment = new Map<string, Cents>();
  for (const { method, paymentIntentId, amount, status } of entries) {
    const counts = status === 'succeeded' || isOnItsWay({ status, amount });
    if (method !== 'card' || paymentIntentId === null || !counts) continue;
    byPayment.set(paymentIntentId, addCents(byPayment.get(paymentIntentId) ?? zeroCents, amount));
  }
  return [...byPayment].map(([paymentIntentId, left]) => ({
    paymentIntentId,
    left: cents(Math.max(0, left)),
  }));
}

/** The most that can be returned by each method that has something left. Refunds on their way are deducted. */
export function refundableByMethod(
  entries: readonly Counted[],
): { readonly method: MoneyMethod; readonly amount: Cents }[] {
  const left = new Map<MoneyMethod, Cents>();
  for (const { method, amount, status } of entries) {
    if (status !== 'succeeded' && !isOnItsWay({ status, amount })) continue;
    left.set(method, addCents(left.get(method) ?? zeroCents, amount));
  }
  return [...left].flatMap(([method, amount]) => (amount > 0 ? [{ method, amount }] : []));
}

/**
 * Divides a refund among card payments, the newest first, as a bank expects it. Undefined when they have less left
 * than the amount.
 */
export function divideRefund(
  amount: Cents,
  payments: readonly { readonly paymentIntentId: string; readonly left: Cents }[],
): { readonly paymentIntentId: string; readonly amount: Cents }[] | undefined {
  let open = amount;
  const parts = [...payments].reverse().flatMap(({ paymentIntentId, left }) => {
    const part = cents(Math.min(open, left));
    open = subtractCents(open, part);
    return part > 0 ? [{ paymentIntentId, amount: part }] : [];
  });
  return open === 0 ? parts : undefined;
}

/** Whether it is a refund that was decided and that the card provider has not confirmed yet. */
export function isOnItsWay({ status, amount }: Pick<LedgerEntry, 'status' | 'amount'>): boolean {
  return status === 'pending' && amount < 0;
}

function sumOf(entries: readonly Pick<LedgerEntry, 'amount'>[]): Cents {
  return addCents(...entries.map(({ amount }) => amount));
}
