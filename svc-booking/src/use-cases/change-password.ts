import { sessionRevoked } from '@getaway/contracts/events/session';
import type { Clock } from '@getaway/kernel/instant';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database } from '../data/database.ts';
import { endOtherSessions, findStaffById, replacePassword } from '../data/staff.repository.ts';
import type { IsGuessable } from '../session/password-strength.ts';
import { hashPassword, passwordMatches } from '../session/password.ts';
import { signInThrottle } from './sign-in-throttle.ts';

export type ChangePasswordOutcome =
  | { readonly ok: true; readonly endedSessions: readonly string[] }
  | { readonly ok: false; readonly reason: 'wrong-password' | 'guessable' }
  | { readonly ok: false; readonly reason: 'throttled'; readonly retryAt: Date };

/** Changes a password for who knows the old one. Whoever else is signed in with it is signed out everywhere. */
export async function changePassword(
  deps: { database: Database; now: Clock; isGuessable: IsGuessable },
  input: {
    adminId: string;
    sessionId: string;
    currentPassword: string;
    newPassword: string;
    clientNetwork: string;
    correlationId: string;
  },
): Promise<ChangePasswordOutcome> {
  const now = deps.now();
  const staff = await findStaffById(deps.database.prisma, input.adminId);
  if (!staff) return { ok: false, reason: 'wrong-password' };
  const throttle = signInThrottle(
    sqlOfPrisma(deps.database.prisma),
    { username: staff.username, clientNetwork: input.clientNetwork },
    now,
  );
  const retryAt = await throttle.retryAt();
  if (retryAt) return { ok: false, reason: 'throttled', retryAt };
  if (!(await passwordMatches(staff.password, input.currentPassword))) {
    await throttle.countFailure();
    return { ok: false, reason: 'wrong-password' };
  }
  if (deps.isGuessable(input.newPassword, staff.username)) return { ok: false, reason: 'guessable' };
  const password = await hashPassword(input.newPassword);
  const ended = await deps.database.transact(async (_tx, sql) => {
    if (!(await replacePassword(sql, { staff, password, now }))) return undefined;
    const sessions = await endOtherSessions(sql, { userId: staff.id, keep: input.sessionId, now });
    for (const { id: sessionId, expiresAt } of sessions) {
      await appendEvent(
        sql,
        sessionRevoked,
        { sessionId, expiresAt: expiresAt.toISOString() },
        { correlationId: input.correlationId, now },
      );
    }
    return sessions.map(({ id }) => id);
  });
  if (!ended) return { ok: false, reason: 'wrong-password' };
  await throttle.forget();
  return { ok: true, endedSessions: ended };
}
