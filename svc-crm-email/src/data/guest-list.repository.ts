import type pg from 'pg';
import type { Guest, guestSortKeys } from '@getaway/contracts/http/guests';
import { containing } from './like-pattern.ts';

type SortKey = (typeof guestSortKeys)[number];

export interface GuestListQuery {
  readonly search: string | undefined;
  readonly sortBy: SortKey;
  readonly sortOrder: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** Only these ever stand in the ORDER BY. */
const orderings: Record<SortKey, string> = {
  name: `lower(COALESCE(NULLIF(concat_ws(' ', g.first_name, g.last_name), ''), g.guest_name, g.email))`,
  stays: 'COALESCE(s.total_stays, 0)',
  lifetimeValue: 'COALESCE(s.lifetime_value, 0)',
  lastContact: 'g.last_contact_date',
};

/** Stays are confirmed and completed ones alone (domain page, 'Guests'). */
const guestsWithStays = `
  FROM guests g
  LEFT JOIN (
    SELECT guest_id, count(*)::int AS total_stays, sum(total_price) AS lifetime_value,
      min(check_in_date) AS first_stay, max(check_in_date) AS last_stay,
      (array_agg(entry_code ORDER BY check_in_date DESC) FILTER (WHERE entry_code IS NOT NULL))[1] AS entry_code
    FROM guest_bookings WHERE status IN ('confirmed', 'completed') GROUP BY guest_id
  ) s ON s.guest_id = g.id
  WHERE $1::text IS NULL
    OR concat_ws(' ', g.first_name, g.last_name) ILIKE $1 OR g.guest_name ILIKE $1 OR g.partner_name ILIKE $1
    OR g.email ILIKE $1 OR g.phone ILIKE $1
    OR ($2::text IS NOT NULL AND regexp_replace(g.phone, '\\D', '', 'g') LIKE $2)`;

/** A page of guests with what their stays add up to. */
export async function listGuests(
  pool: pg.Pool,
  query: GuestListQuery,
): Promise<{ guests: Guest[]; totalCount: number }> {
  const filter = [containing(query.search), containing(digitsOf(query.search))];
  const direction = query.sortOrder === 'asc' ? 'ASC' : 'DESC';
  const [page, count] = await Promise.all([
    pool.query<Guest>(
      `SELECT g.id, g.first_name AS "firstName", g.last_name AS "lastName", g.guest_name AS "guestName",
         g.partner_name AS "partnerName", g.email, g.phone, g.tags, g.sequence_key AS "sequenceKey",
         g.sequence_step AS "sequenceStep", COALESCE(s.total_stays, 0) AS "totalStays",
         COALESCE(s.lifetime_value, 0)::numeric(12,2)::text AS "lifetimeValue",
         s.first_stay::text AS "firstStayDate", s.last_stay::text AS "lastStayDate",
         to_char(g.last_contact_date AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "lastContactDate",
         s.entry_code AS "recentEntryCode"
       ${guestsWithStays}
       ORDER BY ${orderings[query.sortBy]} ${direction} NULLS LAST, g.id LIMIT $3 OFFSET $4`,
      [...filter, query.limit, query.offset],
    ),
    pool.query<{ count: number }>(`SELECT count(*)::int AS count ${guestsWithStays}`, filter),
  ]);
  return { guests: page.rows, totalCount: count.rows[0]?.count ?? 0 };
}

/** A telephone number is found however it was written; fewer than three digits find too much. */
function digitsOf(text: string | undefined): string | undefined {
  const digits = text?.replace(/\D/g, '') ?? '';
  return digits.length >= 3 && /^[\d\s()+./-]+$/.test(text ?? '') ? digits : undefined;
}
