import type pg from 'pg';
import { mostBookingsCounted } from '@getaway/contracts/http/staff-bookings';
import type { Database } from '../database/database.ts';
import { countBookings } from './booking-counts.repository.ts';
import { conditionsOf, type BookingFilter, type Conditions } from './booking-conditions.repository.ts';
import { bookingRecord } from './booking-record.repository.ts';
import type { BookingRecord } from './booking-record.rules.ts';

const newestFirst = 'created_at DESC, id';
/** How many of the newest bookings are scanned before an index of matches is used: at first, and at most. */
const firstLookedThrough = 1_000;
const mostLookedThrough = 5_000;

export interface BookingPage {
  readonly limit: number;
  readonly offset: number;
}

/** A page of bookings, newest first, with the total: at most `mostBookingsCounted` for a search or dates. */
export async function pageOfBookings(
  { pool, prisma }: Database,
  filter: BookingFilter,
  page: BookingPage,
): Promise<{ bookings: BookingRecord[]; count: number }> {
  const conditions = conditionsOf(filter);
  const [ids, count] =
    conditions.narrowed === undefined
      ? await Promise.all([pageOfView(pool, conditions, page), countBookings(pool, filter.status)])
      : await pageOfFinds(pool, { ...conditions, narrowed: conditions.narrowed }, page);
  return { bookings: await recordsOf(prisma, ids), count };
}

/** The newest bookings of the list. */
export async function newestBookings({ pool, prisma }: Database, limit: number): Promise<BookingRecord[]> {
  return recordsOf(prisma, await pageOfView(pool, conditionsOf({}), { limit, offset: 0 }));
}

async function recordsOf(prisma: Database['prisma'], ids: readonly string[]): Promise<BookingRecord[]> {
  const found = await prisma.booking.findMany({ where: { id: { in: [...ids] } } });
  const byId = new Map(found.map((row) => [row.id, bookingRecord(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function pageOfView(pool: pg.Pool, { view, values }: Conditions, page: BookingPage): Promise<string[]> {
  return idsOf(pool, `SELECT id FROM bookings WHERE ${view} ORDER BY ${newestFirst}`, values, page);
}

/**
 * Frequent matches fill a page from the newest bookings alone, and few matches can be sorted. Many matches
 * may be spread over the list or clustered years ago. The planner assumes an even spread and would scan the
 * whole list for old ones, so the number of matches among the newest bookings decides whether scanning
 * further is worth it.
 */
async function pageOfFinds(
  pool: pg.Pool,
  conditions: Conditions & { readonly narrowed: string },
  { limit, offset }: BookingPage,
): Promise<[ids: string[], count: number]> {
  const { view, narrowed, values } = conditions;
  const end = offset + limit;
  const counted = Math.max(end, mostBookingsCounted);
  const newest = await findsAmongNewest(pool, conditions, firstLookedThrough, counted);
  if (newest.length === counted) return [newest.slice(offset, end), mostBookingsCounted];

  const allFinds = `WITH finds AS MATERIALIZED (SELECT id, created_at FROM bookings WHERE ${view} AND ${narrowed})`;
  const firstFinds = await idsOf(
    pool,
    `${allFinds} SELECT id FROM (SELECT id, created_at FROM finds LIMIT ${mostBookingsCounted}) AS first_finds
     ORDER BY ${newestFirst}`,
    values,
  );
  if (firstFinds.length < mostBookingsCounted) return [firstFinds.slice(offset, end), firstFinds.length];
  if (newest.length >= end) return [newest.slice(offset, end), mostBookingsCounted];

  if ((newest.length / firstLookedThrough) * mostLookedThrough >= end) {
    const further = await findsAmongNewest(pool, conditions, mostLookedThrough, end);
    if (further.length === end) return [further.slice(offset), mostBookingsCounted];
  }
  const sorted = await idsOf(pool, `${allFinds} SELECT id FROM finds ORDER BY ${newestFirst}`, values, {
    limit,
    offset,
  });
  return [sorted, mostBookingsCounted];
}

function findsAmongNewest(
  pool: pg.Pool,
  { view, narrowed, values }: Conditions & { readonly narrowed: string },
  depth: number,
  limit: number,
): Promise<string[]> {
  return idsOf(
    pool,
    `SELECT id FROM (
       SELECT id, created_at, ${narrowed} AS is_found FROM bookings WHERE ${view} ORDER BY ${newestFirst} LIMIT ${depth}
     ) AS newest WHERE is_found ORDER BY ${newestFirst}`,
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
