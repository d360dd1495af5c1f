import type pg from 'pg';
import * as v from 'valibot';
import { bookingStateSchema, type BookingState } from '@getaway/contracts/events/booking';
import { stateWithMoney } from '../database/state-with-money.ts';

/** From what the link of a booking is derived, and the hash that is stored of it. */
export interface LinkSource {
  readonly id: string;
  readonly linkVersion: number;
  readonly hash: string | null;
}

const columns = `booking_id AS id, COALESCE((state->>'linkVersion')::int, 1) AS "linkVersion", stay_link_hash AS hash`;
/** Deleted bookings, and those of erased guests, have no page. */
const hasPage = `status <> 'deleted' AND state->>'email' NOT LIKE '%@erased.invalid'`;

/** The booking with this hash. */
export async function bookingOfHash(pool: pg.Pool, hash: string): Promise<BookingState | undefined> {
  const { rows } = await pool.query<{ state: unknown }>({
    name: 'booking-of-stay-link',
    text: `SELECT ${stateWithMoney} AS state FROM guest_bookings WHERE stay_link_hash = $1 AND ${hasPage}`,
    values: [hash],
  });
  return rows[0] && v.parse(bookingStateSchema, rows[0].state);
}

/** Bookings without a hash, newest first. */
export async function withoutHash(pool: pg.Pool, limit: number): Promise<LinkSource[]> {
  const { rows } = await pool.query<LinkSource>(
    `SELECT ${columns} FROM guest_bookings WHERE stay_link_hash IS NULL AND ${hasPage} ORDER BY created_at DESC LIMIT $1`,
    [limit],
  );
  return rows;
}

/** A page of all bookings, ordered by id. */
export async function linkSourcesAfter(pool: pg.Pool, after: string, limit: number): Promise<LinkSource[]> {
  const { rows } = await pool.query<LinkSource>(
    `SELECT ${columns} FROM guest_bookings WHERE booking_id > $1 AND ${hasPage} ORDER BY booking_id LIMIT $2`,
    [after, limit],
  );
  return rows;
}

/** Stores hashes, unless the version of a link has changed. Rows are locked in one order, so that two writers cannot deadlock. */
export async function storeHashes(
  pool: pg.Pool,
  links: readonly (Omit<LinkSource, 'hash'> & { readonly hash: string })[],
): Promise<void> {
  if (links.length === 0) return;
  await pool.query(
    `WITH made AS (
       SELECT * FROM unnest($1::text[], $2::int[], $3::text[]) AS made (id, version, hash)
     ), locked AS (
       SELECT b.booking_id, made.hash FROM guest_bookings b
       JOIN made ON made.id = b.booking_id AND made.version = COALESCE((b.state->>'linkVersion')::int, 1)
       WHERE b.stay_link_hash IS DISTINCT FROM made.hash AND ${hasPage}
       ORDER BY b.booking_id FOR UPDATE OF b
     )
     UPDATE guest_bookings SET stay_link_hash = locked.hash FROM locked
     WHERE guest_bookings.booking_id = locked.booking_id`,
    [links.map(({ id }) => id), links.map(({ linkVersion }) => linkVersion), links.map(({ hash }) => hash)],
  );
}
