import type pg from 'pg';
import type { ScheduledJob } from '../jobs.ts';

/**
 * The hourly cleanup of a service with limits: expired counters contain networks that are no longer needed.
 */
export function expiredLimitsJob(pool: pg.Pool): ScheduledJob {
  return {
    name: 'delete-expired-limits',
    cron: '41 * * * *',
    run: async () => {
      await pool.query('DELETE FROM rate_limits WHERE expires_at <= now()');
    },
  };
}
