import * as v from 'valibot';
import { entryKindSchema, moneyMethodSchema } from '@getaway/contracts/http/ledger';
import { addCents, cents, zeroCents, type Cents } from '@getaway/kernel/money';
import type { Sql } from '@getaway/service-kit/sql';
import { dateColumn, dateFromColumn } from '../database/column-values.ts';
import type { Tx } from '../database/database.ts';
import type { LedgerEntry as Row } from '../generated/prisma/client.ts';
import type { LedgerEntry } from './ledger-entry.rules.ts';

const entryStatusSchema = v.picklist(['pending', 'succeeded', 'failed', 'cancelled']);

export type NewEntry = Omit<LedgerEntry, 'id' | 'createdAt' | 'isUnclaimed'> & {
  /** The same key adds one entry, however often it is sent. */
  readonly idempotencyKey: string;
  readonly isUnclaimed?: boolean;
};

/** Adds an entry once. Undefined when its key or its provider's id is known. Its booking is locked. */
export async function addEntry(tx: Tx, entry: NewEntry): Promise<LedgerEntry | undefined> {
  const { amount, effectiveOn, ...columns } = entry;
  const [row] = await tx.ledgerEntry.createManyAndReturn({
    data: [
      { ...columns, amountCents: amount, effectiveOn: effectiveOn === null ? null : dateColumn(effectiveOn) },
    ],
    skipDuplicates: true,
  });
  return row && ledgerEntry(row);
}

/** Takes the final entries of a locked booking that were not published yet, in the order in which they were added. */
export async function takeUnpublished(tx: Tx, bookingId: string): Promise<LedgerEntry[]> {
  const rows = await tx.ledgerEntry.updateManyAndReturn({
    where: { bookingId, status: 'succeeded', isPublished: false },
    data: { isPublished: true },
  });
  return rows.toSorted((a, b) => Number(a.number - b.number)).map(ledgerEntry);
}

/** Bookings that have final entries which were not published. */
export async function bookingsWithUnpublished(sql: Sql, limit: number): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    `SELECT DISTINCT booking_id AS id FROM ledger_entries
     WHERE NOT is_published AND status = 'succeeded' AND booking_id IS NOT NULL LIMIT $1`,
    limit,
  );
  return rows.map(({ id }) => id);
}

/** All entries of a booking, in the order in which they were added. */
export async function entriesOfBooking(tx: Tx, bookingId: string): Promise<LedgerEntry[]> {
  const rows = await tx.ledgerEntry.findMany({ where: { bookingId }, orderBy: { number: 'asc' } });
  return rows.map(ledgerEntry);
}

/** The entries that a deleted booking left. Money that staff can still attach to another booking is none of them. */
export async function entriesOfDeleted(tx: Tx, bookingReference: string): Promise<LedgerEntry[]> {
  const rows = await tx.ledgerEntry.findMany({
    where: { bookingReference, bookingId: null, isUnclaimed: false },
    orderBy: { number: 'asc' },
  });
  return rows.map(ledgerEntry);
}

/** What went back of a booking or is on its way, and the part of it that banks took back. */
export interface Returns {
  readonly total: Cents;
  readonly chargedBack: Cents;
}

/** What each booking returned, including refunds on their way. Bookings that returned nothing are missing. */
export async function returnedByBooking(
  tx: Tx,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, Returns>> {
  const sums = await tx.ledgerEntry.groupBy({
    by: ['bookingId', 'kind'],
    where: {
      bookingId: { in: [...bookingIds] },
      kind: { not: 'payment' },
      status: { in: ['succeeded', 'pending'] },
    },
    _sum: { amountCents: true },
  });
  const returns = new Map<string, Returns>();
  for (const { bookingId, kind, _sum: sum } of sums) {
    if (bookingId === null) continue;
    const { total, chargedBack } = returns.get(bookingId) ?? nothingReturned;
    const amount = cents(0 - (sum.amountCents ?? 0));
    returns.set(bookingId, {
      total: addCents(total, amount),
      chargedBack: kind === 'refund' ? chargedBack : addCents(chargedBack, amount),
    });
  }
  return returns;
}

export const nothingReturned: Returns = { total: zeroCents, chargedBack: zeroCents };

/** The entry that a card payment made, if any. */
export async function entryOfProvider(tx: Tx, providerId: string): Promise<LedgerEntry | undefined> {
  const row = await tx.ledgerEntry.findUnique({ where: { providerId } });
  return row ? ledgerEntry(row) : undefined;
}

/** The entry that was added under a key, if any. */
export async function entryOfKey(tx: Tx, idempotencyKey: string): Promise<LedgerEntry | undefined> {
  const row = await tx.ledgerEntry.findUnique({ where: { idempotencyKey } });
  return row ? ledgerEntry(row) : undefined;
}

/** Gives entries that the database added their day in the property's time zone. */
export async function dateUndatedEntries(sql: Sql, timeZone: string): Promise<void> {
  await sql(
    `UPDATE ledger_entries SET effective_on = (occurred_at AT TIME ZONE $1)::date
     WHERE effective_on IS NULL AND status <> 'pending'`,
    timeZone,
  );
}

/** Merges the counter rows of each group into one. Rows written in the meantime are unaffected. */
export async function mergeCounts(sql: Sql): Promise<void> {
  await sql(
    `WITH removed AS (DELETE FROM ledger_counts RETURNING effective_on, kind, method, entries, amount_cents)
     INSERT INTO ledger_counts (effective_on, kind, method, entries, amount_cents)
     SELECT effective_on, kind, method, sum(entries), sum(amount_cents) FROM removed
     GROUP BY 1, 2, 3 HAVING sum(entries) <> 0 OR sum(amount_cents) <> 0`,
  );
}

/** Money without a booking that waits for staff, by its id. */
export async function unclaimedEntry(tx: Tx, id: string): Promise<LedgerEntry | undefined> {
  const row = await tx.ledgerEntry.findFirst({ where: { id, isUnclaimed: true, kind: 'payment' } });
  return row ? ledgerEntry(row) : undefined;
}

/** Money without a booking that waits for staff, oldest first. */
export async function unclaimedEntries(tx: Tx, limit: number): Promise<LedgerEntry[]> {
  const rows = await tx.ledgerEntry.findMany({
    where: { isUnclaimed: true, kind: 'payment' },
    orderBy: { number: 'asc' },
    take: limit,
  });
  return rows.map(ledgerEntry);
}

/**
 * Gives a payment without a booking to a booking, with all that was returned of it, unless another request was first. Its
 * booking is locked.
 */
export async function claimPayment(
  tx: Tx,
  paymentIntentId: string,
  booking: { readonly bookingId: string; readonly bookingReference: string },
): Promise<LedgerEntry | undefined> {
  const rows = await tx.ledgerEntry.updateManyAndReturn({
    where: { paymentIntentId, isUnclaimed: true },
    data: { ...booking, isUnclaimed: false },
  });
  const payment = rows.find(({ kind }) => kind === 'payment');
  return payment && ledgerEntry(payment);
}

/** Locks a payment that has no booking, so that nobody attaches it meanwhile. */
export async function lockUnclaimed(sql: Sql, paymentIntentId: string): Promise<void> {
  await sql(
    `SELECT id FROM ledger_entries WHERE provider_id = $1 AND is_unclaimed FOR UPDATE`,
    paymentIntentId,
  );
}

/** A payment without a booking that was returned in full no longer waits for staff. */
export async function dismissReturned(sql: Sql, paymentIntentId: string): Promise<void> {
  await sql(
    `UPDATE ledger_entries SET is_unclaimed = false WHERE payment_intent_id = $1 AND is_unclaimed
       AND (SELECT sum(amount_cents) FROM ledger_entries
            WHERE payment_intent_id = $1 AND status = 'succeeded') <= 0`,
    paymentIntentId,
  );
}

export function ledgerEntry(row: Row): LedgerEntry {
  const { kind, method, status, amountCents, effectiveOn } = row;
  return {
    ...row,
    kind: v.parse(entryKindSchema, kind),
    method: v.parse(moneyMethodSchema, method),
    status: v.parse(entryStatusSchema, status),
    amount: cents(amountCents),
    effectiveOn: effectiveOn === null ? null : dateFromColumn(effectiveOn),
  };
}
