import * as v from 'valibot';
import { entryKindSchema } from '@getaway/contracts/http/ledger';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { cents } from '@getaway/kernel/money';
import type { Sql } from '@getaway/service-kit/sql';
import type { NewTaxShare, SharedSoFar, TaxTerms, UnsharedEntry } from './tax-shares.rules.ts';

/** What triggers noted about a booking. */
export interface TaxNotice {
  readonly bookingReference: string;
  /** Undefined when the booking was deleted by then. */
  readonly terms: TaxTerms | undefined;
  readonly noticedAt: Date;
}

/** Notices are shared out by one process at a time, until its transaction ends. */
export async function lockTaxShares(sql: Sql): Promise<void> {
  await sql(`SELECT pg_advisory_xact_lock(hashtextextended('tax shares', 0))::text AS locked`);
}

/** Whether there is anything to share out. */
export async function hasTaxNotices(sql: Sql): Promise<boolean> {
  return (await sql('SELECT 1 AS found FROM tax_notices LIMIT 1')).length > 0;
}

/** Takes the oldest notices. */
export async function takeTaxNotices(sql: Sql, limit: number): Promise<TaxNotice[]> {
  const rows = await sql<{
    reference: string;
    tax: string | null;
    total: string | null;
    rate: number | null;
    noticedAt: Date;
  }>(
    `WITH taken AS (DELETE FROM tax_notices WHERE id IN (SELECT id FROM tax_notices ORDER BY id LIMIT $1) RETURNING *)
     SELECT booking_reference AS reference, tax_cents::text AS tax, total_cents::text AS total, tax_ten_thousandths AS rate,
            noticed_at AS "noticedAt"
     FROM taken ORDER BY id`,
    limit,
  );
  return rows.map(({ reference, tax, total, rate, noticedAt }) => ({
    bookingReference: reference,
    terms:
      tax === null || total === null || rate === null
        ? undefined
        : { tax: cents(Number(tax)), total: cents(Number(total)), taxTenThousandths: rate },
    noticedAt,
  }));
}

const entryRow = v.object({
  reference: v.string(),
  number: v.string(),
  kind: entryKindSchema,
  amount: v.pipe(v.number(), v.transform(cents)),
  effectiveOn: v.pipe(v.string(), v.transform(calendarDate)),
});

/** Final entries of bookings without a share, in the order in which they were added. */
export async function unsharedEntries(
  sql: Sql,
  references: readonly string[],
): Promise<ReadonlyMap<string, readonly UnsharedEntry[]>> {
  const rows = await sql(
    `SELECT booking_reference AS reference, number::text AS number, kind, amount_cents AS amount, effective_on::text AS "effectiveOn"
     FROM ledger_entries e
     WHERE booking_reference = ANY($1::text[]) AND status = 'succeeded' AND effective_on IS NOT NULL AND NOT is_unclaimed
       AND NOT EXISTS (SELECT FROM tax_shares s WHERE s.entry_number = e.number)
     ORDER BY e.number`,
    references,
  );
  return Map.groupBy(
    rows.map((row) => v.parse(entryRow, row)),
    ({ reference }) => reference,
  );
}

/** The sums of the shares that bookings have. */
export async function sharedSoFar(
  sql: Sql,
  references: readonly string[],
): Promise<ReadonlyMap<string, SharedSoFar>> {
  const rows = await sql<{ reference: string; amount: number; tax: number; rate: number }>(
    `SELECT booking_reference AS reference, sum(amount_cents)::float8 AS amount, sum(tax_cents)::float8 AS tax,
            (array_agg(tax_ten_thousandths ORDER BY number DESC))[1] AS rate
     FROM tax_shares WHERE booking_reference = ANY($1::text[]) GROUP BY 1`,
    references,
  );
  return new Map(
    rows.map(({ reference, amount, tax, rate }) => [
      reference,
      { amount: cents(amount), tax: cents(tax), taxTenThousandths: rate },
    ]),
  );
}

/** Adds shares, and counts those with tax in the sums of their months. */
export async function addTaxShares(
  sql: Sql,
  shares: readonly (NewTaxShare & { readonly bookingReference: string })[],
): Promise<void> {
  await sql(
    `WITH added AS (
       INSERT INTO tax_shares (booking_reference, entry_number, kind, effective_on, tax_ten_thousandths, amount_cents, tax_cents)
       SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::date[], $5::int[], $6::int[], $7::int[]) RETURNING *)
     INSERT INTO tax_counts (month, tax_ten_thousandths, kind, shares, tax_cents)
     SELECT date_trunc('month', effective_on)::date, tax_ten_thousandths, kind, count(*), sum(tax_cents)
     FROM added WHERE tax_cents <> 0 GROUP BY 1, 2, 3
     ON CONFLICT (month, tax_ten_thousandths, kind) DO UPDATE
     SET shares = tax_counts.shares + EXCLUDED.shares, tax_cents = tax_counts.tax_cents + EXCLUDED.tax_cents`,
    shares.map(({ bookingReference }) => bookingReference),
    shares.map(({ entryNumber }) => entryNumber),
    shares.map(({ kind }) => kind),
    shares.map(({ effectiveOn }) => effectiveOn),
    shares.map(({ taxTenThousandths }) => taxTenThousandths),
    shares.map(({ amount }) => amount),
    shares.map(({ tax }) => tax),
  );
}
