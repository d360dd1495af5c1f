import type pg from 'pg';
import type { Guest, GuestStats } from '@getaway/contracts/http/guests';
import { moment } from './moment.ts';
import { conditionOf, orderOf, type GuestFilters, type GuestOrder } from './guest-filters.ts';

/** A guest as lists show them; of `guests g`. */
export const guestColumns = `
  g.id, g.first_name AS "firstName", g.last_name AS "lastName", g.guest_name AS "guestName",
  g.partner_name AS "partnerName", g.email, g.phone, g.tags, g.sequence_key AS "sequenceKey",
  g.sequence_step AS "sequenceStep", g.total_stays AS "totalStays", g.lifetime_value::text AS "lifetimeValue",
  g.first_stay_date::text AS "firstStayDate", g.last_stay_date::text AS "lastStayDate",
  ${moment('g.last_contact_date')} AS "lastContactDate",
  g.recent_entry_code AS "recentEntryCode"`;

export type GuestListQuery = GuestFilters & GuestOrder & { readonly limit: number; readonly offset: number };

/** A page of guests, and how many there are in all. The ids are found in an index before any row is read. */
export async function listGuests(
  pool: pg.Pool,
  query: GuestListQuery,
): Promise<{ guests: Guest[]; totalCount: number }> {
  const { where, values } = conditionOf(query);
  const order = orderOf(query);
  const [page, count] = await Promise.all([
    pool.query<Guest>(
      `SELECT ${guestColumns} FROM (
         SELECT g.id FROM guests g WHERE ${where} ORDER BY ${order}
         LIMIT $${values.length + 1} OFFSET $${values.length + 2}
       ) page JOIN guests g USING (id) ORDER BY ${order}`,
      [...values, query.limit, query.offset],
    ),
    pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM guests g WHERE ${where}`, [...values]),
  ]);
  return { guests: page.rows, totalCount: count.rows[0]?.count ?? 0 };
}

/** The figures over all guests; each is counted in an index. */
export async function guestStats(pool: pg.Pool, contactedSince: Date): Promise<GuestStats> {
  const { rows } = await pool.query<GuestStats>(
    `SELECT (SELECT count(*)::int FROM guests) AS "totalGuests",
       (SELECT count(*)::int FROM guests WHERE last_contact_date >= $1) AS "recentContacts",
       (SELECT count(*)::int FROM guests WHERE total_stays > 0) AS "activeBookings",
       (SELECT count(*)::int FROM guests WHERE sequence_step > 0) AS "emailSequences"`,
    [contactedSince],
  );
  return rows[0] ?? { totalGuests: 0, recentContacts: 0, activeBookings: 0, emailSequences: 0 };
}
