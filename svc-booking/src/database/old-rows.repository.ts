import type pg from 'pg';
import { addMilliseconds, dayMs } from '@getaway/kernel/instant';

/** Longer than anything needs these rows: a session lasts 12 hours, and reconciliation covers three days. */
const keptMs = 31 * dayMs;

/** Deletes ended sessions, old password guesses and old provider events. */
export async function forgetOldRows(pool: pg.Pool, now: Date): Promise<void> {
  const before = [addMilliseconds(now, -keptMs)];
  await pool.query(`DELETE FROM staff_sessions WHERE expires_at < $1`, before);
  await pool.query(`DELETE FROM sign_in_failures WHERE window_started < $1`, before);
  // Their links have expired, so the guest's data is no longer needed.
  await pool.query(`DELETE FROM reservation_requests WHERE expires_at < $1`, [addMilliseconds(now, -dayMs)]);
  await pool.query(`DELETE FROM card_events WHERE handled_at < $1`, before);
}
