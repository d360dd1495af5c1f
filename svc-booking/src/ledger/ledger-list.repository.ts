import type pg from 'pg';
import * as v from 'valibot';
import { entryKindSchema, moneyMethodSchema } from '@getaway/contracts/http/ledger';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { cents } from '@getaway/kernel/money';
import type { LedgerFilter, LedgerOrder, LedgerSum, ListedEntry } from './ledger-list.rules.ts';

const columns = `e.id, e.number::text AS number, e.booking_id AS "bookingId", e.booking_reference AS "bookingReference",
  b.guest_name AS "guestName", e.kind, e.method, e.amount_cents AS amount, e.effective_on::text AS "effectiveOn", e.note,
  e.recorded_by AS "recordedBy", e.is_unclaimed AS "isUnclaimed", e.created_at AS "createdAt"`;

/** Entries with their bookings, which are looked up for the chosen entries alone: not for those that a page skips. */
const withBookings = (chosen: string): string =>
  `(${chosen}) AS e LEFT JOIN bookings b ON b.id = e.booking_id`;

/** A page of final entries in an order. */
export async function pageOfEntries(
  pool: pg.Pool,
  filter: LedgerFilter,
  order: LedgerOrder,
  page: { readonly limit: number; readonly offset: number },
): Promise<ListedEntry[]> {
  const { where, values } = conditionsOf(filter);
  const sorted = sortOf(order);
  const { rows } = await pool.query<Record<string, unknown>>(
    `SELECT ${columns} FROM ${withBookings(
      `SELECT * FROM ledger_entries e WHERE ${where}
       ORDER BY ${sorted} LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
    )}
     ORDER BY ${sorted}`,
    [...values, page.limit, page.offset],
  );
  return rows.map(listedEntry);
}

/** All final entries of a filter, the oldest day first, in batches. */
export async function* allEntries(pool: pg.Pool, filter: LedgerFilter): AsyncGenerator<ListedEntry[]> {
  const { where, values } = conditionsOf(filter);
  let after: ListedEntry | undefined;
  do {
    const { rows } = await pool.query<Record<string, unknown>>(
      `SELECT ${columns} FROM ${withBookings(
        `SELECT * FROM ledger_entries e WHERE ${where}
           AND ($${values.length + 1}::date IS NULL OR (e.effective_on, e.number) > ($${values.length + 1}, $${values.length + 2}::bigint))
         ORDER BY e.effective_on, e.number LIMIT ${batchSize}`,
      )}
       ORDER BY e.effective_on, e.number`,
      [...values, after?.effectiveOn ?? null, after?.number ?? null],
    );
    const batch = rows.map(listedEntry);
    yield batch;
    after = batch.length < batchSize ? undefined : batch.at(-1);
  } while (after);
}

/** Each is an index, read forward for `asc` and backward for `desc`. The number makes every order total. */
const sortColumns: Readonly<Record<LedgerOrder['sortBy'], readonly (readonly [string, 'asc' | 'desc'])[]>> = {
  date: [
    ['e.effective_on', 'asc'],
    ['e.number', 'asc'],
  ],
  kind: newestOf('e.kind'),
  booking: newestOf('e.booking_reference'),
  recordedBy: newestOf('e.recorded_by'),
  amount: [
    ['e.amount_cents', 'asc'],
    ['e.number', 'asc'],
  ],
};

/** By a column, and of the entries that are alike in it the newest first. */
function newestOf(column: string) {
  return [
    [column, 'asc'],
    ['e.effective_on', 'desc'],
    ['e.number', 'desc'],
  ] as const;
}

function sortOf({ sortBy, sortOrder }: LedgerOrder): string {
  return sortColumns[sortBy]
    .map(([column, direction]) => `${column} ${direction === sortOrder ? 'ASC' : 'DESC'}`)
    .join(', ');
}

const batchSize = 1_000;

/** The sums of all entries that match, by kind and method. */
export async function sumLedger(pool: pg.Pool, filter: LedgerFilter): Promise<LedgerSum[]> {
  const { where, values } = conditionsOf(filter);
  // The counters know days, kinds and methods. One booking has few entries.
  const source =
    filter.booking === undefined
      ? `SELECT kind, method, sum(entries)::int AS entries, sum(amount_cents)::float8 AS amount FROM ledger_counts e`
      : `SELECT kind, method, count(*)::int AS entries, sum(amount_cents)::float8 AS amount FROM ledger_entries e`;
  const matching = filter.booking === undefined ? where.replace(isFinal, 'true') : where;
  const { rows } = await pool.query<{ kind: string; method: string; entries: number; amount: number }>(
    `${source} WHERE ${matching} GROUP BY kind, method HAVING sum(amount_cents) <> 0 ORDER BY method, kind`,
    [...values],
  );
  return rows.map((row) => ({
    kind: v.parse(entryKindSchema, row.kind),
    method: v.parse(moneyMethodSchema, row.method),
    amount: cents(row.amount),
    entries: row.entries,
  }));
}

const isFinal = `e.status = 'succeeded'`;

function conditionsOf(filter: LedgerFilter): { where: string; values: readonly unknown[] } {
  const { from, to, kind, method, booking } = filter;
  const asked = [
    ['e.effective_on >= ?::date', from],
    ['e.effective_on <= ?::date', to],
    ['e.kind = ?', kind],
    ['e.method = ?', method],
    ['e.booking_reference = upper(?)', booking],
  ] as const;
  const given = asked.filter(([, value]) => value !== undefined);
  return {
    where: [isFinal, ...given.map(([text], index) => text.replace('?', `$${index + 1}`))].join(' AND '),
    values: given.map(([, value]) => value),
  };
}

const rowSchema = v.object({
  id: v.string(),
  number: v.string(),
  bookingId: v.nullable(v.string()),
  bookingReference: v.nullable(v.string()),
  guestName: v.nullable(v.string()),
  kind: entryKindSchema,
  method: moneyMethodSchema,
  amount: v.pipe(v.number(), v.transform(cents)),
  effectiveOn: v.pipe(v.string(), v.transform(calendarDate)),
  note: v.nullable(v.string()),
  recordedBy: v.nullable(v.string()),
  isUnclaimed: v.boolean(),
  createdAt: v.date(),
});

function listedEntry(row: Record<string, unknown>): ListedEntry {
  return v.parse(rowSchema, row);
}
