import type pg from 'pg';
import * as v from 'valibot';
import { entryKindSchema } from '@getaway/contracts/http/ledger';
import { calendarMonth } from '@getaway/kernel/calendar-month';
import { cents } from '@getaway/kernel/money';
import { daysOf, type ReportPeriod } from './report-period.rules.ts';
import type { RevenueSum } from './revenue-report.rules.ts';

/** The sums of final entries by month and kind, from the ledger's counters. */
export async function sumRevenue(pool: pg.Pool, period: ReportPeriod): Promise<RevenueSum[]> {
  const { first, last } = daysOf(period);
  const { rows } = await pool.query<{ month: string; kind: string; amount: number; entries: number }>({
    name: 'revenue-sums',
    text: `SELECT to_char(effective_on, 'YYYY-MM') AS month, kind, sum(amount_cents)::float8 AS amount,
                  sum(entries)::int AS entries
           FROM ledger_counts WHERE effective_on BETWEEN $1::date AND $2::date GROUP BY 1, 2`,
    values: [first, last],
  });
  return rows.map(({ month, kind, amount, entries }) => ({
    month: calendarMonth(month),
    kind: v.parse(entryKindSchema, kind),
    amount: cents(amount),
    entries,
  }));
}
