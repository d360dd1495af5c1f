import type pg from 'pg';
import type { ScheduledJob } from '../jobs.ts';

/** The hourly job of a service that limits: counters whose window is over name networks that no limit needs. */
export function expiredLimitsJob(pool: pg.Pool): ScheduledJob {
  return {
    name: 'delete-expired-limits',
    cron: '41 * * * *',
    run: async () => {
      await pool.query('DELETE FROM rate_limits WHERE expires_at <= now()');
    },
  };
}
