import type pg from 'pg';
import type { LinkSource, StoredLinks } from '@getaway/service-kit/stay-links/open-stay';

const columns = `id, link_version AS "linkVersion", stay_link_hash AS hash`;

/** The links of bookings. A link opens a booking's id. */
export function storedLinks(pool: pg.Pool): StoredLinks<string> {
  return {
    bookingOfHash: async (hash) => {
      const { rows } = await pool.query<{ id: string }>({
        name: 'booking-of-stay-link',
        text: 'SELECT id FROM bookings WHERE stay_link_hash = $1',
        values: [hash],
      });
      return rows[0]?.id;
    },
    withoutHash: async (limit) => {
      const { rows } = await pool.query<LinkSource>(
        `SELECT ${columns} FROM bookings WHERE stay_link_hash IS NULL ORDER BY created_at DESC LIMIT $1`,
        [limit],
      );
      return rows;
    },
    sourcesAfter: async (id, limit) => {
      const { rows } = await pool.query<LinkSource>(
        `SELECT ${columns} FROM bookings WHERE id > $1 ORDER BY id LIMIT $2`,
        [id, limit],
      );
      return rows;
    },
    // Rows are locked in one order, so that two writers cannot deadlock.
    storeHashes: async (links) => {
      if (links.length === 0) return;
      await pool.query(
        `WITH made AS (
           SELECT * FROM unnest($1::text[], $2::int[], $3::text[]) AS made (id, version, hash)
         ), locked AS (
           SELECT b.id, made.hash FROM bookings b JOIN made ON made.id = b.id AND made.version = b.link_version
           WHERE b.stay_link_hash IS DISTINCT FROM made.hash ORDER BY b.id FOR UPDATE OF b
         )
         UPDATE bookings SET stay_link_hash = locked.hash FROM locked WHERE bookings.id = locked.id`,
        [
          links.map(({ id }) => id),
          links.map(({ linkVersion }) => linkVersion),
          links.map(({ hash }) => hash),
        ],
      );
    },
  };
}
