import { sessionRevoked } from '@getaway/contracts/events/session';
import type { Clock } from '@getaway/kernel/instant';
import { consume } from '@getaway/service-kit/limits/rate-limiter';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import type { Logger } from '@getaway/service-kit/logger';
import type { Database } from '../database/database.ts';
import { endAllSessions, findStaffById, openSession, replacePassword } from './staff.repository.ts';
import type { KnownDevices } from './known-devices.ts';
import type { IsGuessable } from './password-strength.ts';
import { hashPassword, passwordMatches } from './password.ts';
import { logSecurity } from './security-log.ts';
import type { SessionSubject } from './session-issuer.ts';
import { passwordChangeAttempt } from './sign-in-limits.repository.ts';

export type ChangePasswordOutcome =
  | {
      readonly ok: true;
      readonly session: SessionSubject;
      readonly deviceToken: string;
    }
  | { readonly ok: false; readonly reason: 'wrong-password' | 'guessable' }
  | { readonly ok: false; readonly reason: 'throttled'; readonly retryAfterSeconds: number };

interface ChangePasswordDeps {
  readonly database: Database;
  readonly now: Clock;
  readonly newId: () => string;
  readonly isGuessable: IsGuessable;
  readonly devices: KnownDevices;
  readonly logger: Logger;
}

interface ChangePasswordInput {
  readonly adminId: string;
  readonly sessionId: string;
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly clientNetwork: string;
  readonly correlationId: string;
}

/**
 * Changes a password for a person who knows the current one, and logs it. It ends every session of the account,
 * including the asking one, whose cookie may have been copied; that browser gets a new session.
 */
export async function changePassword(
  deps: ChangePasswordDeps,
  input: ChangePasswordInput,
): Promise<ChangePasswordOutcome> {
  const outcome = await change(deps, input);
  const { adminId: staffId, clientNetwork, correlationId: requestId } = input;
  const about = { staffId, clientNetwork, requestId };
  if (outcome.ok) logSecurity(deps.logger, 'password-changed', about);
  else logSecurity(deps.logger, 'password-refused', { ...about, reason: outcome.reason });
  return outcome;
}

async function change(deps: ChangePasswordDeps, input: ChangePasswordInput): Promise<ChangePasswordOutcome> {
  const { prisma, pool } = deps.database;
  const attempt = await consume(pool, passwordChangeAttempt(input.sessionId));
  if (!attempt.ok) return { ok: false, reason: 'throttled', retryAfterSeconds: attempt.retryAfterSeconds };
  const staff = await findStaffById(prisma, input.adminId);
  if (!staff || !(await passwordMatches(staff.password, input.currentPassword)))
    return { ok: false, reason: 'wrong-password' };
  await attempt.restore();
  if (deps.isGuessable(input.newPassword, staff.username)) return { ok: false, reason: 'guessable' };
  const now = deps.now();
  const changed = { ...staff, password: await hashPassword(input.newPassword) };
  const sessionId = deps.newId();
  const isChanged = await deps.database.transact(async (_tx, sql) => {
    if (!(await replacePassword(sql, { staff, password: changed.password, now }))) return false;
    const sessions = await endAllSessions(sql, staff.id, now);
    for (const { id, expiresAt } of sessions) {
      await appendEvent(
        sql,
        sessionRevoked,
        { sessionId: id, expiresAt: expiresAt.toISOString() },
        { correlationId: input.correlationId, now },
      );
    }
    await openSession(sql, { id: sessionId, staff: changed, now });
    return true;
  });
  if (!isChanged) return { ok: false, reason: 'wrong-password' };
  return {
    ok: true,
    session: { sessionId, adminId: staff.id, username: staff.username },
    deviceToken: deps.devices.issue(changed, deps.newId()),
  };
}
