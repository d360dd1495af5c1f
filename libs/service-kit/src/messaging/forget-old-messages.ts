import type pg from 'pg';
import { addMilliseconds, dayMs } from '@getaway/kernel/instant';

/** The stream keeps its messages for 30 days: later than that none comes again. */
const keptMs = 31 * dayMs;

/** Removes what was published or consumed so long ago that nobody asks for it. Parked messages stay for staff. */
export async function forgetOldMessages(pool: pg.Pool, now: Date): Promise<void> {
  const before = [addMilliseconds(now, -keptMs)];
  await pool.query(`DELETE FROM outbox_events WHERE published_at < $1`, before);
  await pool.query(`DELETE FROM inbox_messages WHERE seen_at < $1`, before);
  await pool.query(`DELETE FROM refused_messages WHERE parked_at IS NULL AND refused_at < $1`, before);
}
