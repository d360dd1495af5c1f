import type pg from 'pg';
import { addMilliseconds, dayMs } from '@getaway/kernel/instant';

/** Longer than anybody looks back: a session lives for 12 hours, the provider is asked about three days. */
const keptMs = 31 * dayMs;

/** Removes sessions that are over, guesses at passwords and the provider's notices of long ago. */
export async function forgetOldRows(pool: pg.Pool, now: Date): Promise<void> {
  const before = [addMilliseconds(now, -keptMs)];
  await pool.query(`DELETE FROM staff_sessions WHERE expires_at < $1`, before);
  await pool.query(`DELETE FROM sign_in_failures WHERE window_started < $1`, before);
  // Their links have expired: nobody needs what the guest wrote any more.
  await pool.query(`DELETE FROM reservation_requests WHERE expires_at < $1`, [addMilliseconds(now, -dayMs)]);
  await pool.query(`DELETE FROM card_events WHERE handled_at < $1`, before);
}
