import type pg from 'pg';
import * as v from 'valibot';
import { bookingStateSchema, type BookingState } from '@getaway/contracts/events/booking';
import type { LinkSource, StoredLinks } from '@getaway/service-kit/stay-links/open-stay';
import { stateWithMoney } from '../database/state-with-money.ts';

const version = `COALESCE((state->>'linkVersion')::int, 1)`;
/** Deleted bookings, and those of erased guests, have no page. */
const hasPage = `status <> 'deleted' AND state->>'email' NOT LIKE '%@erased.invalid'`;

/** The links of the copies of bookings. A link opens the copy. */
export function storedLinks(pool: pg.Pool): StoredLinks<BookingState> {
  const sources = async (rest: string, values: readonly unknown[]): Promise<LinkSource[]> => {
    const { rows } = await pool.query<LinkSource>(
      `SELECT booking_id AS id, ${version} AS "linkVersion", stay_link_hash AS hash FROM guest_bookings
       WHERE ${hasPage} AND ${rest}`,
      [...values],
    );
    return rows;
  };
  return {
    bookingOfHash: async (hash) => {
      const { rows } = await pool.query<{ state: unknown }>({
        name: 'booking-of-stay-link',
        text: `SELECT ${stateWithMoney} AS state FROM guest_bookings WHERE stay_link_hash = $1 AND ${hasPage}`,
        values: [hash],
      });
      return rows[0] && v.parse(bookingStateSchema, rows[0].state);
    },
    withoutHash: (limit) => sources('stay_link_hash IS NULL ORDER BY created_at DESC LIMIT $1', [limit]),
    sourcesAfter: (id, limit) => sources('booking_id > $1 ORDER BY booking_id LIMIT $2', [id, limit]),
    // Rows are locked in one order, so that two writers cannot deadlock.
    storeHashes: async (links) => {
      if (links.length === 0) return;
      await pool.query(
        `WITH made AS (
           SELECT * FROM unnest($1::text[], $2::int[], $3::text[]) AS made (id, made_version, made_hash)
         ), locked AS (
           SELECT booking_id, made_hash FROM guest_bookings JOIN made ON id = booking_id AND made_version = ${version}
           WHERE stay_link_hash IS DISTINCT FROM made_hash AND ${hasPage}
           ORDER BY booking_id FOR UPDATE OF guest_bookings
         )
         UPDATE guest_bookings SET stay_link_hash = made_hash FROM locked
         WHERE guest_bookings.booking_id = locked.booking_id`,
        [
          links.map(({ id }) => id),
          links.map(({ linkVersion }) => linkVersion),
          links.map(({ hash }) => hash),
        ],
      );
    },
  };
}
