import type pg from 'pg';
import { addMilliseconds, dayMs, type Clock } from '@getaway/kernel/instant';
import type { ScheduledJob } from '../jobs.ts';

/** The stream keeps its messages for 30 days, so no later redelivery is possible. */
const keptMs = 31 * dayMs;

/** The nightly cleanup of a service with an outbox and an inbox. */
export function forgettingJob({ pool, now }: { pool: pg.Pool; now: Clock }): ScheduledJob {
  return { name: 'forget-old-messages', cron: '23 7 * * *', run: () => forgetOldMessages(pool, now()) };
}

/** Deletes old published and consumed messages. Parked messages stay for staff. */
async function forgetOldMessages(pool: pg.Pool, now: Date): Promise<void> {
  const before = [addMilliseconds(now, -keptMs)];
  await pool.query(`DELETE FROM outbox_events WHERE published_at < $1`, before);
  await pool.query(`DELETE FROM inbox_messages WHERE seen_at < $1`, before);
  await pool.query(`DELETE FROM refused_messages WHERE parked_at IS NULL AND refused_at < $1`, before);
}
