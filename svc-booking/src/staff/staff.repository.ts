import { addMilliseconds, hourMs } from '@getaway/kernel/instant';
import type { Sql } from '@getaway/service-kit/sql';
import type { Tx } from '../database/database.ts';

/** How long a session lasts after sign-in, however often its token is renewed. */
const sessionMs = 12 * hourMs;

export interface StaffMember {
  readonly id: string;
  readonly username: string;
  readonly password: string;
}

export async function findStaff(tx: Tx, username: string): Promise<StaffMember | undefined> {
  return (await tx.user.findUnique({ where: { username } })) ?? undefined;
}

export async function findStaffById(tx: Tx, id: string): Promise<StaffMember | undefined> {
  return (await tx.user.findUnique({ where: { id } })) ?? undefined;
}

/** Replaces a password that was checked. Returns false when it has changed since. */
export async function replacePassword(
  sql: Sql,
  change: { staff: StaffMember; password: string; now: Date },
): Promise<boolean> {
  const rows = await sql(
    `UPDATE users SET password = $3, password_changed_at = $4::timestamptz
     WHERE id = $1 AND password = $2 RETURNING id`,
    change.staff.id,
    change.staff.password,
    change.password,
    change.now.toISOString(),
  );
  return rows.length === 1;
}

/**
 * Creates the first admin if there is none. `chosenAt`: when a person chose the password, or null for a
 * generated one.
 */
export async function ensureFirstAdmin(
  sql: Sql,
  admin: { id: string; username: string; password: string; chosenAt: Date | null },
): Promise<void> {
  await sql(
    `INSERT INTO users (id, username, password, password_changed_at)
     SELECT $1, $2, $3, $4::timestamptz WHERE NOT EXISTS (SELECT 1 FROM users) ON CONFLICT (username) DO NOTHING`,
    admin.id,
    admin.username,
    admin.password,
    admin.chosenAt?.toISOString() ?? null,
  );
}

/** Opens a session if the checked password is still current. Returns false when it has changed since. */
export async function openSession(
  sql: Sql,
  session: { id: string; staff: StaffMember; now: Date },
): Promise<boolean> {
  const rows = await sql(
    `INSERT INTO staff_sessions (id, user_id, expires_at)
     SELECT $1, id, $2::timestamptz FROM users WHERE id = $3 AND password = $4 FOR SHARE RETURNING id`,
    session.id,
    addMilliseconds(session.now, sessionMs).toISOString(),
    session.staff.id,
    session.staff.password,
  );
  return rows.length === 1;
}

export async function hasLiveSession(tx: Tx, id: string, now: Date): Promise<boolean> {
  return (await tx.staffSession.count({ where: { id, revokedAt: null, expiresAt: { gt: now } } })) === 1;
}

/** Ends a session. Returns when it would have expired, or undefined when it had ended before. */
export async function endSession(sql: Sql, id: string, now: Date): Promise<Date | undefined> {
  const [row] = await sql<{ expires_at: Date }>(
    `UPDATE staff_sessions SET revoked_at = $2::timestamptz WHERE id = $1 AND revoked_at IS NULL RETURNING expires_at`,
    id,
    now.toISOString(),
  );
  return row?.expires_at;
}

/** Ends every live session of a member of staff. */
export async function endAllSessions(
  sql: Sql,
  userId: string,
  now: Date,
): Promise<{ id: string; expiresAt: Date }[]> {
  const rows = await sql<{ id: string; expires_at: Date }>(
    `UPDATE staff_sessions SET revoked_at = $2::timestamptz
     WHERE user_id = $1 AND revoked_at IS NULL AND expires_at > $2::timestamptz
     RETURNING id, expires_at`,
    userId,
    now.toISOString(),
  );
  return rows.map(({ id, expires_at: expiresAt }) => ({ id, expiresAt }));
}
