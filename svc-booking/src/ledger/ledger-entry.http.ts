import type {
  CardPayment as PaymentOnWire,
  LedgerEntry as EntryOnWire,
} from '@getaway/contracts/http/ledger';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { decimalFromCents } from '@getaway/kernel/money';
import type { LedgerEntry } from './ledger-entry.rules.ts';
import type { CardPayment } from './list-card-payments.ts';
import type { ListedEntry } from './ledger-list.rules.ts';

/** An entry as staff see it. A pending one counts on the day of its last word. */
export function entryOnWire(entry: LedgerEntry, guestName: string | null, timeZone: string): EntryOnWire {
  const { id, bookingId, bookingReference, kind, method, status, note, recordedBy, isUnclaimed } = entry;
  return {
    id,
    bookingId,
    bookingReference,
    guestName,
    kind,
    method,
    amount: decimalFromCents(entry.amount),
    status,
    effectiveOn: entry.effectiveOn ?? dateInZone(entry.occurredAt, timeZone),
    note,
    recordedBy,
    isUnclaimed,
    createdAt: entry.createdAt.toISOString(),
  };
}

/** A final entry of a list as staff see it. */
export function listedOnWire({ number: _number, amount, createdAt, ...entry }: ListedEntry): EntryOnWire {
  return {
    ...entry,
    amount: decimalFromCents(amount),
    status: 'succeeded',
    createdAt: createdAt.toISOString(),
  };
}

/** A card payment as staff see it, without the provider's id. */
export function cardPaymentOnWire(payment: CardPayment, timeZone: string): PaymentOnWire {
  const { id, amount, left, effectiveOn, occurredAt, isDisputed } = payment;
  return {
    id,
    amount: decimalFromCents(amount),
    left: decimalFromCents(left),
    effectiveOn: effectiveOn ?? dateInZone(occurredAt, timeZone),
    isDisputed,
  };
}
