import type pg from 'pg';

/** The version of a booking's link; undefined for a booking that is unknown or deleted. */
export async function linkVersionOf(pool: pg.Pool, bookingId: string): Promise<number | undefined> {
  const { rows } = await pool.query<{ version: number }>(
    `SELECT COALESCE((state->>'linkVersion')::int, 1) AS version FROM guest_bookings
     WHERE booking_id = $1 AND status <> 'deleted'`,
    [bookingId],
  );
  return rows[0]?.version;
}
