import { addMilliseconds, earlierOf, minuteMs } from '@getaway/kernel/instant';
import type { Sql } from '@getaway/service-kit/sql';

const windowMs = 15 * minuteMs;

/**
 * Wrong guesses under a key within the window, and when the window ends: at most a whole window from now, also when it
 * was opened by a request that reads its clock later. The table is named for sign-ins, its first use.
 */
export async function wrongGuesses(
  sql: Sql,
  key: string,
  now: Date,
): Promise<{ guesses: number; retryAt: Date }> {
  const [row] = await sql<{ failures: number; window_started: Date }>(
    `SELECT failures, window_started FROM sign_in_failures WHERE key = $1 AND window_started > $2::timestamptz`,
    key,
    addMilliseconds(now, -windowMs).toISOString(),
  );
  const opened = row ? earlierOf(row.window_started, now) : now;
  return { guesses: row?.failures ?? 0, retryAt: addMilliseconds(opened, windowMs) };
}

export async function countWrongGuess(sql: Sql, key: string, now: Date): Promise<void> {
  await sql(
    `INSERT INTO sign_in_failures (key, failures, window_started) VALUES ($1, 1, $2::timestamptz)
     ON CONFLICT (key) DO UPDATE SET
       failures = CASE WHEN sign_in_failures.window_started > $3::timestamptz THEN sign_in_failures.failures + 1 ELSE 1 END,
       window_started = CASE WHEN sign_in_failures.window_started > $3::timestamptz THEN sign_in_failures.window_started ELSE $2::timestamptz END`,
    key,
    now.toISOString(),
    addMilliseconds(now, -windowMs).toISOString(),
  );
}

export async function forgetWrongGuesses(sql: Sql, key: string): Promise<void> {
  await sql(`DELETE FROM sign_in_failures WHERE key = $1`, key);
}
