import * as v from 'valibot';
import type { Page } from '@getaway/contracts/http/paging';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { cents } from '@getaway/kernel/money';
import { sqlOfPrisma, type Sql } from '@getaway/service-kit/sql';
import { dateColumn, dateFromColumn } from '../database/column-values.ts';
import type { Tx } from '../database/database.ts';
import type { RatePeriod as Row } from '../generated/prisma/client.ts';
import { noAdjustments, type WeekAdjustments } from './adjustment.rules.ts';
import type { RatePeriod, RatePeriodContent } from './rate-period.rules.ts';
import { adjustmentsColumn, storedAdjustments } from './stored-adjustments.repository.ts';

const pricesSchema = v.pipe(
  v.array(
    v.nullable(
      v.pipe(
        v.number(),
        v.transform((price) => cents(price)),
      ),
    ),
  ),
  v.length(7),
);

/** A period as PostgreSQL writes it into JSON, with prices in cents and the time in milliseconds. */
type JsonPeriod = readonly [
  id: string,
  kind: RatePeriod['kind'],
  name: string | null,
  version: number,
  firstDate: CalendarDate,
  lastDate: CalendarDate,
  prices: readonly (number | null)[],
  adjustments: WeekAdjustments | null,
  minimumNights: number | null,
  closedToArrival: boolean | null,
  closedToDeparture: boolean | null,
  closed: boolean | null,
  createdAt: number,
];

/**
 * The periods that have a night in [from, to], in no order; with `closing`, only those that close or open nights. In one value,
 * without the names of its columns, which is read several times as fast as hundreds of rows: each quote needs it.
 */
export async function periodsBetween(
  tx: Tx,
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
  { closing }: { readonly closing: boolean },
): Promise<RatePeriod[]> {
  const [row] = await sqlOfPrisma(tx)<{ periods: JsonPeriod[] | null }>(
    `SELECT json_agg(json_build_array(id, kind, name, version, first_date, last_date, prices, adjustments,
       minimum_nights, closed_to_arrival, closed_to_departure, closed, extract(epoch FROM created_at) * 1000)) AS periods
     FROM rate_periods
     WHERE last_date >= $1::date AND first_date <= $2::date AND (NOT $3::boolean OR closed IS NOT NULL)`,
    from,
    to,
    closing,
  );
  return (row?.periods ?? []).map(periodOfJson);
}

function periodOfJson([
  id,
  kind,
  name,
  version,
  firstDate,
  lastDate,
  prices,
  adjustments,
  minimumNights,
  closedToArrival,
  closedToDeparture,
  closed,
  createdAt,
]: JsonPeriod): RatePeriod {
  return {
    ...{ id, kind, name, version, firstDate, lastDate },
    ...{ minimumNights, closedToArrival, closedToDeparture, closed },
    prices: prices.map((price) => (price === null ? null : cents(price))),
    adjustments: adjustments ?? noAdjustments,
    createdAt: new Date(createdAt),
  };
}

/** Lets one copy of a year, or one undo, happen at a time, until the transaction ends. */
export async function lockPeriods(sql: Sql): Promise<void> {
  await sql(`SELECT pg_advisory_xact_lock(hashtext('rate periods'))::text AS locked`);
}

/** Periods by their first date. */
export async function pageOfPeriods(
  tx: Tx,
  { limit, offset = 0 }: Page,
): Promise<{ periods: RatePeriod[]; count: number }> {
  const [rows, count] = await Promise.all([
    tx.ratePeriod.findMany({
      orderBy: [{ firstDate: 'asc' }, { lastDate: 'asc' }, { id: 'asc' }],
      skip: offset,
      ...(limit === undefined ? {} : { take: limit }),
    }),
    tx.ratePeriod.count(),
  ]);
  return { periods: rows.map(periodOf), count };
}

/** The period with the longest minimum of those that are not over; undefined if none has one. */
export async function longestMinimum(
  tx: Tx,
  today: CalendarDate,
): Promise<{ name: string | null; firstDate: CalendarDate; minimumNights: number } | undefined> {
  const row = await tx.ratePeriod.findFirst({
    where: { lastDate: { gte: dateColumn(today) }, minimumNights: { not: null } },
    orderBy: [{ minimumNights: 'desc' }, { firstDate: 'asc' }],
  });
  if (row?.minimumNights == null) return undefined;
  const { name, minimumNights } = row;
  return { name, minimumNights, firstDate: dateFromColumn(row.firstDate) };
}

export function countPeriods(tx: Tx): Promise<number> {
  return tx.ratePeriod.count();
}

export async function findPeriod(tx: Tx, id: string): Promise<RatePeriod | undefined> {
  const row = await tx.ratePeriod.findUnique({ where: { id } });
  return row ? periodOf(row) : undefined;
}

export async function insertPeriod(
  tx: Tx,
  period: RatePeriodContent & Pick<RatePeriod, 'id' | 'kind' | 'createdAt'>,
): Promise<RatePeriod> {
  const { id, kind, createdAt } = period;
  return periodOf(await tx.ratePeriod.create({ data: { id, kind, createdAt, ...columnsOf(period) } }));
}

/** Inserts a period that was deleted, as a newer version of itself; undefined if it is there. */
export async function restorePeriod(tx: Tx, period: RatePeriod): Promise<RatePeriod | undefined> {
  const { id, kind, createdAt, version } = period;
  const [row] = await tx.ratePeriod.createManyAndReturn({
    data: [{ id, kind, createdAt, version: version + 1, ...columnsOf(period) }],
    skipDuplicates: true,
  });
  return row ? periodOf(row) : undefined;
}

/** Replaces the content of a period with this version; undefined if there is none. */
export async function replacePeriod(
  tx: Tx,
  { id, version }: Pick<RatePeriod, 'id' | 'version'>,
  content: RatePeriodContent,
): Promise<RatePeriod | undefined> {
  const [row] = await tx.ratePeriod.updateManyAndReturn({
    where: { id, version },
    data: { ...columnsOf(content), version: { increment: 1 } },
  });
  return row ? periodOf(row) : undefined;
}

/** Whether there was a period with this version. */
export async function removePeriod(
  tx: Tx,
  { id, version }: Pick<RatePeriod, 'id' | 'version'>,
): Promise<boolean> {
  return (await tx.ratePeriod.deleteMany({ where: { id, version } })).count === 1;
}

function columnsOf(content: RatePeriodContent) {
  const { name, minimumNights, closedToArrival, closedToDeparture, closed } = content;
  return {
    ...{ name, minimumNights, closedToArrival, closedToDeparture, closed },
    firstDate: dateColumn(content.firstDate),
    lastDate: dateColumn(content.lastDate),
    prices: [...content.prices],
    adjustments: adjustmentsColumn(content.adjustments),
  };
}

function periodOf(row: Row): RatePeriod {
  return {
    ...row,
    kind: row.kind === 'season' || row.kind === 'override' ? row.kind : 'holiday',
    firstDate: dateFromColumn(row.firstDate),
    lastDate: dateFromColumn(row.lastDate),
    prices: v.parse(pricesSchema, row.prices),
    adjustments: v.parse(storedAdjustments, row.adjustments),
  };
}
