import type pg from 'pg';
import type { Guest, GuestStats } from '@getaway/contracts/http/guests';
import { moment } from './moment.ts';
import type { GuestCounts } from './guest-counts.ts';
import {
  conditionOf,
  orderOf,
  sortColumns,
  type Condition,
  type GuestFilters,
  type GuestOrder,
} from './guest-filters.ts';

/** A guest as lists show them; of `guests g`. */
export const guestColumns = `
  g.id, g.first_name AS "firstName", g.last_name AS "lastName", g.guest_name AS "guestName",
  g.partner_name AS "partnerName", g.email, g.phone, g.tags, g.sequence_key AS "sequenceKey",
  g.sequence_step AS "sequenceStep", g.total_stays AS "totalStays", g.lifetime_value::text AS "lifetimeValue",
  g.first_stay_date::text AS "firstStayDate", g.last_stay_date::text AS "lastStayDate",
  ${moment('g.last_contact_date')} AS "lastContactDate",
  g.recent_entry_code AS "recentEntryCode"`;

export type GuestListQuery = GuestFilters & GuestOrder & { readonly limit: number; readonly offset: number };

/** Finding so many by a search and sorting them takes less than a walk through the list until a page is full. */
const fewEnoughToSort = 5_000;

/** A page of guests, and how many there are in all. The ids are found in an index before any row is read. */
export async function listGuests(
  deps: { pool: pg.Pool; counts: GuestCounts },
  query: GuestListQuery,
): Promise<{ guests: Guest[]; totalCount: number }> {
  const condition = conditionOf(query);
  const totalCount = await deps.counts(condition);
  const page = await deps.pool.query<Guest>(pageStatement(condition, query, totalCount), [
    ...condition.values,
    query.limit,
    query.offset,
  ]);
  return { guests: page.rows, totalCount };
}

/**
 * The SQL of a page: the condition's values, then limit and offset. The planner takes it that finds are spread evenly
 * over the list, and walks through the list for them; all Mayas stand together far down a list by name.
 */
export function pageStatement(
  { where, values, isSearch }: Condition,
  query: GuestOrder,
  totalCount: number,
): string {
  const order = orderOf(query);
  const materialized = isSearch && totalCount <= fewEnoughToSort ? 'MATERIALIZED' : 'NOT MATERIALIZED';
  return `SELECT ${guestColumns} FROM (
      WITH g AS ${materialized} (SELECT id, ${sortColumns} FROM guests g WHERE ${where})
      SELECT g.id FROM g ORDER BY ${order} LIMIT $${values.length + 1} OFFSET $${values.length + 2}
    ) page JOIN guests g USING (id) ORDER BY ${order}`;
}

/** The figures over all guests. The recent contacts change with the clock and are few: they are counted each time. */
export async function guestStats(
  deps: { pool: pg.Pool; counts: GuestCounts },
  contactedSince: Date,
): Promise<GuestStats> {
  const count = (where: string): Promise<number> => deps.counts({ where, values: [] });
  const [totalGuests, activeBookings, emailSequences, recent] = await Promise.all([
    count('true'),
    count('g.total_stays > 0'),
    count('g.sequence_step > 0'),
    deps.pool.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM guests WHERE last_contact_date >= $1',
      [contactedSince],
    ),
  ]);
  return { totalGuests, recentContacts: recent.rows[0]?.count ?? 0, activeBookings, emailSequences };
}
