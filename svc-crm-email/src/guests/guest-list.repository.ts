import type pg from 'pg';
import type { Guest, GuestStats } from '@getaway/contracts/http/guests';
import { moment } from '../database/sql-timestamp.ts';
import type { GuestFinds } from './guest-finds.repository.ts';
import {
  conditionOf,
  orderOf,
  type Condition,
  type GuestFilters,
  type GuestOrder,
} from './guest-filters.repository.ts';

/** A guest as lists show them, from `guests g`. */
export const guestColumns = `
  g.id, g.first_name AS "firstName", g.last_name AS "lastName", g.guest_name AS "guestName",
  g.partner_name AS "partnerName", g.email, g.phone, g.tags, g.sequence_key AS "sequenceKey",
  g.sequence_step AS "sequenceStep", g.total_stays AS "totalStays", g.lifetime_value::text AS "lifetimeValue",
  g.first_stay_date::text AS "firstStayDate", g.last_stay_date::text AS "lastStayDate",
  ${moment('g.last_contact_date')} AS "lastContactDate",
  g.recent_entry_code AS "recentEntryCode"`;

export type GuestListQuery = GuestFilters & GuestOrder & { readonly limit: number; readonly offset: number };

/** A page of guests with the total count. The ids are found in an index before any row is read. */
export async function listGuests(
  deps: { pool: pg.Pool; finds: GuestFinds },
  query: GuestListQuery,
): Promise<{ guests: Guest[]; totalCount: number }> {
  const condition = conditionOf(query);
  const { count, ids } = condition.isSearch
    ? await deps.finds.inOrder(condition, query)
    : { count: await deps.finds.count(condition), ids: undefined };
  const page = ids
    ? await deps.pool.query<Guest>(guestsStatement, [ids.slice(query.offset, query.offset + query.limit)])
    : await deps.pool.query<Guest>(pageStatement(condition, query), [
        ...condition.values,
        query.limit,
        query.offset,
      ]);
  return { guests: page.rows, totalCount: count };
}

const guestsStatement = `SELECT ${guestColumns} FROM unnest($1::text[]) WITH ORDINALITY AS page (id, place)
  JOIN guests g USING (id) ORDER BY place`;

/**
 * The SQL of a page without a search, which an index serves in its order: the values of the conditions, then
 * limit and offset.
 */
export function pageStatement({ where, values }: Condition, query: GuestOrder): string {
  const order = orderOf(query);
  return `SELECT ${guestColumns} FROM (
      SELECT g.id FROM guests g WHERE ${where} ORDER BY ${order} LIMIT $${values.length + 1} OFFSET $${values.length + 2}
    ) page JOIN guests g USING (id) ORDER BY ${order}`;
}

/**
 * The figures over all guests. Recent contacts depend on the clock and are few, so they are counted each
 * time.
 */
export async function guestStats(
  deps: { pool: pg.Pool; finds: GuestFinds },
  contactedSince: Date,
): Promise<GuestStats> {
  const count = (where: string): Promise<number> => deps.finds.count({ where, values: [] });
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
