import { addMilliseconds, hourMs, minuteMs } from '@getaway/kernel/instant';
import type { Sql } from '@getaway/service-kit/sql';
import type { Tx } from './database.ts';

/** A session lives this long after sign-in, however often its token is renewed. */
const sessionMs = 12 * hourMs;
const failureWindowMs = 15 * minuteMs;

export interface StaffMember {
  readonly id: string;
  readonly username: string;
  readonly password: string;
}

export async function findStaff(tx: Tx, username: string): Promise<StaffMember | undefined> {
  return (await tx.user.findUnique({ where: { username } })) ?? undefined;
}

/** Makes the first admin where there is nobody yet. */
export async function ensureFirstAdmin(
  sql: Sql,
  admin: { id: string; username: string; password: string },
): Promise<void> {
  await sql(
    `INSERT INTO users (id, username, password)
     SELECT $1, $2, $3 WHERE NOT EXISTS (SELECT 1 FROM users) ON CONFLICT (username) DO NOTHING`,
    admin.id,
    admin.username,
    admin.password,
  );
}

export async function openSession(tx: Tx, session: { id: string; userId: string; now: Date }): Promise<void> {
  await tx.staffSession.create({
    data: { id: session.id, userId: session.userId, expiresAt: addMilliseconds(session.now, sessionMs) },
  });
}

export async function isSessionAlive(tx: Tx, id: string, now: Date): Promise<boolean> {
  return (await tx.staffSession.count({ where: { id, revokedAt: null, expiresAt: { gt: now } } })) === 1;
}

/** Ends a session; answers when its time would have been over, undefined when it had ended before. */
export async function endSession(sql: Sql, id: string, now: Date): Promise<Date | undefined> {
  const [row] = await sql<{ expires_at: Date }>(
    `UPDATE staff_sessions SET revoked_at = $2::timestamptz WHERE id = $1 AND revoked_at IS NULL RETURNING expires_at`,
    id,
    now.toISOString(),
  );
  return row?.expires_at;
}

/** Failed sign-ins under a key within the window, and when the window ends. */
export async function signInFailures(
  sql: Sql,
  key: string,
  now: Date,
): Promise<{ failures: number; retryAt: Date }> {
  const [row] = await sql<{ failures: number; window_started: Date }>(
    `SELECT failures, window_started FROM sign_in_failures WHERE key = $1 AND window_started > $2::timestamptz`,
    key,
    addMilliseconds(now, -failureWindowMs).toISOString(),
  );
  return {
    failures: row?.failures ?? 0,
    retryAt: addMilliseconds(row?.window_started ?? now, failureWindowMs),
  };
}

export async function countSignInFailure(sql: Sql, key: string, now: Date): Promise<void> {
  await sql(
    `INSERT INTO sign_in_failures (key, failures, window_started) VALUES ($1, 1, $2::timestamptz)
     ON CONFLICT (key) DO UPDATE SET
       failures = CASE WHEN sign_in_failures.window_started > $3::timestamptz THEN sign_in_failures.failures + 1 ELSE 1 END,
       window_started = CASE WHEN sign_in_failures.window_started > $3::timestamptz THEN sign_in_failures.window_started ELSE $2::timestamptz END`,
    key,
    now.toISOString(),
    addMilliseconds(now, -failureWindowMs).toISOString(),
  );
}

export async function forgetSignInFailures(sql: Sql, key: string): Promise<void> {
  await sql(`DELETE FROM sign_in_failures WHERE key = $1`, key);
}
