import type pg from 'pg';
import * as v from 'valibot';
import { taxShareKindSchema } from '@getaway/contracts/http/reports';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { calendarMonth } from '@getaway/kernel/calendar-month';
import { cents } from '@getaway/kernel/money';
import { daysOf, type ReportPeriod } from './report-period.rules.ts';
import type { ListedTaxShare } from './tax-share.rules.ts';
import type { TaxSum } from './tax-report.rules.ts';

/** The sums of the shares by month, rate and kind. */
export async function sumTax(pool: pg.Pool, period: ReportPeriod): Promise<TaxSum[]> {
  const { first, last } = daysOf(period);
  const { rows } = await pool.query<{
    month: string;
    rate: number;
    kind: string;
    tax: number;
    shares: number;
  }>({
    name: 'tax-sums',
    text: `SELECT to_char(month, 'YYYY-MM') AS month, tax_ten_thousandths AS rate, kind, tax_cents::float8 AS tax, shares
           FROM tax_counts WHERE month BETWEEN $1::date AND $2::date AND shares > 0`,
    values: [first, last],
  });
  return rows.map(({ month, rate, kind, tax, shares }) => ({
    month: calendarMonth(month),
    taxTenThousandths: rate,
    kind: v.parse(taxShareKindSchema, kind),
    tax: cents(tax),
    shares,
  }));
}

const columns = `s.number::text AS number, s.effective_on::text AS "effectiveOn", s.kind, s.booking_reference AS "bookingReference",
  b.id AS "bookingId", b.guest_name AS "guestName", s.tax_ten_thousandths AS "taxTenThousandths", s.amount_cents AS amount,
  s.tax_cents AS tax`;

/** Shares with their bookings, which are looked up for the chosen shares alone: not for those that a page skips. */
const withBookings = (chosen: string): string =>
  `(${chosen}) AS s LEFT JOIN bookings b ON b.booking_reference = s.booking_reference`;

const inPeriod = 's.effective_on BETWEEN $1::date AND $2::date AND s.tax_cents <> 0';

/** A page of the shares with tax, the newest day first. */
export async function pageOfTaxShares(
  pool: pg.Pool,
  period: ReportPeriod,
  page: { readonly limit: number; readonly offset: number },
): Promise<ListedTaxShare[]> {
  const { first, last } = daysOf(period);
  const { rows } = await pool.query<Record<string, unknown>>(
    `SELECT ${columns} FROM ${withBookings(
      `SELECT * FROM tax_shares s WHERE ${inPeriod}
       ORDER BY s.effective_on DESC, s.number DESC LIMIT $3 OFFSET $4`,
    )}
     ORDER BY s.effective_on DESC, s.number DESC`,
    [first, last, page.limit, page.offset],
  );
  return rows.map(listedShare);
}

const batchSize = 1_000;

/** All shares with tax, the oldest day first, in batches. */
export async function* allTaxShares(
  pool: pg.Pool,
  period: ReportPeriod,
): AsyncGenerator<readonly ListedTaxShare[]> {
  const { first, last } = daysOf(period);
  let after: ListedTaxShare | undefined;
  do {
    const { rows } = await pool.query<Record<string, unknown>>(
      `SELECT ${columns} FROM ${withBookings(
        `SELECT * FROM tax_shares s WHERE ${inPeriod}
           AND ($3::date IS NULL OR (s.effective_on, s.number) > ($3, $4::bigint))
         ORDER BY s.effective_on, s.number LIMIT ${batchSize}`,
      )}
       ORDER BY s.effective_on, s.number`,
      [first, last, after?.effectiveOn ?? null, after?.number ?? null],
    );
    const batch = rows.map(listedShare);
    yield batch;
    after = batch.length < batchSize ? undefined : batch.at(-1);
  } while (after);
}

const rowSchema = v.object({
  number: v.string(),
  effectiveOn: v.pipe(v.string(), v.transform(calendarDate)),
  kind: taxShareKindSchema,
  bookingReference: v.string(),
  bookingId: v.nullable(v.string()),
  guestName: v.nullable(v.string()),
  taxTenThousandths: v.number(),
  amount: v.pipe(v.number(), v.transform(cents)),
  tax: v.pipe(v.number(), v.transform(cents)),
});

function listedShare(row: Record<string, unknown>): ListedTaxShare {
  return v.parse(rowSchema, row);
}
