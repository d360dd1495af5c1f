import type pg from 'pg';
import { mostBookingsCounted } from '@getaway/contracts/http/staff-bookings';
import { rowsInBatches } from '@getaway/service-kit/rows-in-batches';
import type { Database } from '../database/database.ts';
import { countBookings } from './booking-counts.repository.ts';
import {
  conditionsOf,
  newestFirst,
  type BookingFilter,
  type BookingOrder,
  type Conditions,
} from './booking-conditions.repository.ts';
import { bookingRecord } from './booking-record.repository.ts';
import type { BookingRecord } from './booking-record.rules.ts';

/** How many of the first bookings are scanned before an index of matches is used: at first, and at most. */
const firstLookedThrough = 1_000;
const mostLookedThrough = 5_000;

export interface BookingPage {
  readonly limit: number;
  readonly offset: number;
}

/** A page of bookings in an order, with the total: at most `mostBookingsCounted` for a search, dates or a period. */
export async function pageOfBookings(
  { pool, prisma }: Database,
  filter: BookingFilter,
  order: BookingOrder,
  page: BookingPage,
): Promise<{ bookings: BookingRecord[]; count: number }> {
  const conditions = conditionsOf(filter, order);
  const [ids, count] =
    conditions.narrowed === undefined
      ? await Promise.all([pageOfView(pool, conditions, page), countBookings(pool, filter.status)])
      : await pageOfFinds(pool, { ...conditions, narrowed: conditions.narrowed }, page);
  return { bookings: await recordsOf(prisma, ids), count };
}

/** The newest bookings of the list. */
export async function newestBookings({ pool, prisma }: Database, limit: number): Promise<BookingRecord[]> {
  return recordsOf(prisma, await pageOfView(pool, conditionsOf({}, newestFirst), { limit, offset: 0 }));
}

/** All bookings of a filter in an order, in batches. */
export async function* allBookings(
  { pool, prisma }: Database,
  filter: BookingFilter,
  order: BookingOrder,
): AsyncGenerator<readonly BookingRecord[]> {
  const { view, narrowed, sortColumn, sorted, values } = conditionsOf(filter, order);
  const where = narrowed === undefined ? view : `${view} AND ${narrowed}`;
  const select = `SELECT id FROM bookings WHERE ${where} ORDER BY ${sorted(sortColumn)}`;
  for await (const rows of rowsInBatches<{ id: string }>(pool, select, values))
    yield recordsOf(
      prisma,
      rows.map(({ id }) => id),
    );
}

async function recordsOf(prisma: Database['prisma'], ids: readonly string[]): Promise<BookingRecord[]> {
  const found = await prisma.booking.findMany({ where: { id: { in: [...ids] } } });
  const byId = new Map(found.map((row) => [row.id, bookingRecord(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function pageOfView(pool: pg.Pool, conditions: Conditions, page: BookingPage): Promise<string[]> {
  const { view, sortColumn, sorted, values } = conditions;
  return idsOf(pool, `SELECT id FROM bookings WHERE ${view} ORDER BY ${sorted(sortColumn)}`, values, page);
}

/**
 * Frequent matches fill a page from the first bookings alone, and few matches can be sorted. Many matches
 * may be spread over the list or clustered years ago. The planner assumes an even spread and would scan the
 * whole list for old ones, so the number of matches among the first bookings decides whether scanning
 * further is worth it.
 */
async function pageOfFinds(
  pool: pg.Pool,
  conditions: Conditions & { readonly narrowed: string },
  { limit, offset }: BookingPage,
): Promise<[ids: string[], count: number]> {
  const { view, narrowed, sortColumn, sorted, values } = conditions;
  const end = offset + limit;
  const counted = Math.max(end, mostBookingsCounted);
  const first = await findsAmongFirst(pool, conditions, firstLookedThrough, counted);
  if (first.length === counted) return [first.slice(offset, end), mostBookingsCounted];

  const allFinds = `WITH finds AS MATERIALIZED (SELECT id, check_in_date, ${sortColumn} AS place FROM bookings WHERE ${view} AND ${narrowed})`;
  const firstFinds = await idsOf(
    pool,
    `${allFinds} SELECT id FROM (SELECT id, check_in_date, place FROM finds LIMIT ${mostBookingsCounted}) AS first_finds
     ORDER BY ${sorted('place')}`,
    values,
  );
  if (firstFinds.length < mostBookingsCounted) return [firstFinds.slice(offset, end), firstFinds.length];
  if (first.length >= end) return [first.slice(offset, end), mostBookingsCounted];

  if ((first.length / firstLookedThrough) * mostLookedThrough >= end) {
    const further = await findsAmongFirst(pool, conditions, mostLookedThrough, end);
    if (further.length === end) return [further.slice(offset), mostBookingsCounted];
  }
  const page = await idsOf(pool, `${allFinds} SELECT id FROM finds ORDER BY ${sorted('place')}`, values, {
    limit,
    offset,
  });
  return [page, mostBookingsCounted];
}

function findsAmongFirst(
  pool: pg.Pool,
  { view, narrowed, sortColumn, sorted, values }: Conditions & { readonly narrowed: string },
  depth: number,
  limit: number,
): Promise<string[]> {
  return idsOf(
    pool,
    `SELECT id FROM (
       SELECT id, check_in_date, ${sortColumn} AS place, ${narrowed} AS is_found
       FROM bookings WHERE ${view} ORDER BY ${sorted(sortColumn)} LIMIT ${depth}
     ) AS first_ones WHERE is_found ORDER BY ${sorted('place')}`,
    values,
    { limit, offset: 0 },
  );
}

async function idsOf(
  pool: pg.Pool,
  sql: string,
  values: readonly unknown[],
  page?: BookingPage,
): Promise<string[]> {
  const given = page === undefined ? '' : ` LIMIT $${values.length + 1} OFFSET $${values.length + 2}`;
  const { rows } = await pool.query<{ id: string }>(
    `${sql}${given}`,
    page === undefined ? [...values] : [...values, page.limit, page.offset],
  );
  return rows.map(({ id }) => id);
}
