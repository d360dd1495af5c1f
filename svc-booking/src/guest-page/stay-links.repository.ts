import type pg from 'pg';

/** From what the link of a booking is derived, and the hash that is stored of it. */
export interface LinkSource {
  readonly id: string;
  readonly linkVersion: number;
  readonly hash: string | null;
}

const columns = `id, link_version AS "linkVersion", stay_link_hash AS hash`;

/** The id of the booking with this hash. */
export async function bookingOfHash(pool: pg.Pool, hash: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'booking-of-stay-link',
    text: 'SELECT id FROM bookings WHERE stay_link_hash = $1',
    values: [hash],
  });
  return rows[0]?.id;
}

/** Bookings without a hash, newest first. */
export async function withoutHash(pool: pg.Pool, limit: number): Promise<LinkSource[]> {
  const { rows } = await pool.query<LinkSource>(
    `SELECT ${columns} FROM bookings WHERE stay_link_hash IS NULL ORDER BY created_at DESC LIMIT $1`,
    [limit],
  );
  return rows;
}

/** A page of all bookings, ordered by id. */
export async function linkSourcesAfter(pool: pg.Pool, after: string, limit: number): Promise<LinkSource[]> {
  const { rows } = await pool.query<LinkSource>(
    `SELECT ${columns} FROM bookings WHERE id > $1 ORDER BY id LIMIT $2`,
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
       SELECT b.id, made.hash FROM bookings b JOIN made ON made.id = b.id AND made.version = b.link_version
       WHERE b.stay_link_hash IS DISTINCT FROM made.hash ORDER BY b.id FOR UPDATE OF b
     )
     UPDATE bookings SET stay_link_hash = locked.hash FROM locked WHERE bookings.id = locked.id`,
    [links.map(({ id }) => id), links.map(({ linkVersion }) => linkVersion), links.map(({ hash }) => hash)],
  );
}
