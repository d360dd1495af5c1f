import type { RecordedMethod } from '@getaway/contracts/http/ledger';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { subtractCents, zeroCents, type Cents } from '@getaway/kernel/money';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import type { Tx } from '../database/database.ts';
import { addEntry, entryOfKey } from './ledger-entries.repository.ts';
import type { LedgerEntry } from './ledger-entry.rules.ts';

/** Money that staff say came or went without a card. */
export interface RecordedMoney {
  readonly kind: 'payment' | 'refund';
  /** Above 0; a refund is entered with the opposite sign. */
  readonly amount: Cents;
  readonly method: RecordedMethod;
  readonly effectiveOn: CalendarDate;
  readonly note: string | undefined;
  readonly actor: string;
  /** The Idempotency-Key of the request, under which it is entered once. */
  readonly key?: string | undefined;
}

/** The entry of staff's request that was made before. */
export async function findRecordedMoney(
  tx: Tx,
  { id }: Pick<BookingRecord, 'id'>,
  key: string | undefined,
): Promise<LedgerEntry | undefined> {
  return key === undefined ? undefined : entryOfKey(tx, keyed(id, key));
}

/** Enters what staff recorded for a locked booking: once for each request with a key, or for each revision. */
export async function enterRecordedMoney(
  tx: Tx,
  { id, bookingReference, revision }: Pick<BookingRecord, 'id' | 'bookingReference' | 'revision'>,
  { kind, amount, method, effectiveOn, note, actor, key }: RecordedMoney,
  now: Date,
): Promise<LedgerEntry> {
  const entry = await addEntry(tx, {
    bookingId: id,
    bookingReference,
    kind,
    method,
    amount: kind === 'refund' ? subtractCents(zeroCents, amount) : amount,
    status: 'succeeded',
    providerId: null,
    paymentIntentId: null,
    effectiveOn,
    occurredAt: now,
    note: note ?? null,
    recordedBy: actor,
    idempotencyKey: key === undefined ? `recorded:${id}:${revision}` : keyed(id, key),
  });
  if (!entry) throw new Error(`booking ${id} has an entry for revision ${revision} already`);
  return entry;
}

function keyed(bookingId: string, key: string): string {
  return `recorded:${bookingId}:key:${key}`;
}
