import type { RecordedMethod } from '@getaway/contracts/http/ledger';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { subtractCents, zeroCents, type Cents } from '@getaway/kernel/money';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import type { Tx } from '../database/database.ts';
import { addEntry } from './ledger-entries.repository.ts';
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
}

/** Enters what staff recorded for a locked booking: once for each of its revisions. */
export async function enterRecordedMoney(
  tx: Tx,
  { id, bookingReference, revision }: Pick<BookingRecord, 'id' | 'bookingReference' | 'revision'>,
  { kind, amount, method, effectiveOn, note, actor }: RecordedMoney,
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
    idempotencyKey: `recorded:${id}:${revision}`,
  });
  if (!entry) throw new Error(`booking ${id} has an entry for revision ${revision} already`);
  return entry;
}
