import type pg from 'pg';
import type { Sql } from '../sql.ts';
import { everywhereLimit } from './network-limits.ts';
import { consume } from './rate-limiter.ts';

/**
 * A count over all networks that only raises an alert. It refuses no request, so it cannot be used to block
 * other visitors.
 */
export interface OverallAlarm {
  readonly purpose: string;
  readonly windowMs: number;
  /** The usual number within a window. */
  readonly threshold: number;
}

/** Counts one more. Returns true above the usual number. */
export async function countTowards(pool: pg.Pool, alarm: OverallAlarm): Promise<boolean> {
  const { purpose, windowMs, threshold } = alarm;
  return !(await consume(pool, { purpose, windowMs, limits: [everywhereLimit(threshold)] })).ok;
}

/** Whether the current window is above the usual number. */
export async function isRaised(pool: pg.Pool, { purpose, threshold }: OverallAlarm): Promise<boolean> {
  const { rowCount } = await pool.query(
    `SELECT 1 FROM rate_limits
     WHERE purpose = $1 AND subject = $2 AND used > $3 AND expires_at > clock_timestamp()`,
    [purpose, everywhereLimit(threshold).subject, threshold],
  );
  return rowCount === 1;
}

/**
 * Whether to report now: true once within `everyMs` for each subject. Recorded in the caller's transaction,
 * so that the record and the report are committed together.
 */
export async function isFirstReport(
  sql: Sql,
  { purpose, subject, everyMs }: { purpose: string; subject: string; everyMs: number },
): Promise<boolean> {
  const rows = await sql(
    `INSERT INTO rate_limits AS kept (purpose, subject, used, expires_at)
     VALUES ($1, $2, 1, clock_timestamp() + $3::float8 * interval '1 millisecond')
     ON CONFLICT (purpose, subject) DO UPDATE SET expires_at = excluded.expires_at
     WHERE kept.expires_at <= clock_timestamp() RETURNING purpose`,
    purpose,
    subject,
    everyMs,
  );
  return rows.length === 1;
}
