import type { Clock } from '@getaway/kernel/instant';
import type { ClientNetworks } from '@getaway/service-kit/http/client-network';
import { consume } from '@getaway/service-kit/limits/rate-limiter';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Logger } from '@getaway/service-kit/logger';
import type { Database } from '../database/database.ts';
import { findStaff, openSession, type StaffMember } from './staff.repository.ts';
import type { KnownDevices } from './known-devices.ts';
import { hashPassword, passwordMatches } from './password.ts';
import type { InTurn } from './one-at-a-time.ts';
import { reportGuesses } from './report-guesses.ts';
import { logSecurity } from './security-log.ts';
import type { SessionSubject } from './session-issuer.ts';
import { signOut } from './sign-out.ts';
import { accountSubject, signInAttempt } from './sign-in-limits.repository.ts';

export type SignInOutcome =
  | {
      readonly ok: true;
      readonly sessionId: string;
      readonly adminId: string;
      readonly username: string;
      readonly deviceToken: string;
    }
  | { readonly ok: false; readonly reason: 'wrong-credentials' }
  | { readonly ok: false; readonly reason: 'throttled'; readonly retryAfterSeconds: number };

/** Compared when the username is unknown, so that both cases take the same time. */
const nobodysPassword = hashPassword('nobody signs in with this');

interface SignInDeps {
  readonly database: Database;
  readonly now: Clock;
  readonly logger: Logger;
  readonly newId: () => string;
  readonly devices: KnownDevices;
  /** The devices that a link in an email to the owner makes known. */
  readonly linkedDevices: KnownDevices;
  /**
   * Sign-ins with one username from one network are serialized: correct passwords in parallel would otherwise
   * count as guesses.
   */
  readonly inTurn: InTurn;
}

interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly networks: ClientNetworks;
  readonly deviceToken: string | null;
  /** The session of this browser, which ends. */
  readonly previous: SessionSubject | undefined;
  readonly correlationId: string;
}

/**
 * Signs a member of staff in. Each attempt counts as a guess before the password is checked, and is uncounted
 * when it is correct. The outcome is logged.
 */
export async function signIn(deps: SignInDeps, input: Credentials): Promise<SignInOutcome> {
  const { username, networks, previous, correlationId } = input;
  const key = `${username.toLowerCase()}@${networks.net64}`;
  const outcome = await deps.inTurn(key, () => check(deps, input));
  const about = { clientNetwork: networks.net64, requestId: correlationId };
  if (!outcome.ok) {
    logSecurity(deps.logger, 'sign-in-refused', { ...about, reason: outcome.reason });
    return outcome;
  }
  if (previous) await signOut(deps, { session: previous, correlationId });
  logSecurity(deps.logger, 'signed-in', { ...about, staffId: outcome.adminId });
  return outcome;
}

async function check(deps: SignInDeps, input: Credentials): Promise<SignInOutcome> {
  const { prisma, pool } = deps.database;
  const staff = await findStaff(prisma, input.username);
  const knownDevice = deps.devices.find(staff, input.deviceToken);
  const attempt = await consume(pool, signInAttempt({ ...input, deviceId: knownDevice }));
  if (!attempt.ok) {
    if (attempt.subject === accountSubject(input.username)) await reportLockedAccount(deps, input, staff);
    return { ok: false, reason: 'throttled', retryAfterSeconds: attempt.retryAfterSeconds };
  }
  const matches = await passwordMatches(staff?.password ?? (await nobodysPassword), input.password);
  if (!staff || !matches) return { ok: false, reason: 'wrong-credentials' };
  const sessionId = deps.newId();
  if (!(await openSession(sqlOfPrisma(prisma), { id: sessionId, staff, now: deps.now() })))
    return { ok: false, reason: 'wrong-credentials' };
  await attempt.restore();
  const deviceToken = deps.devices.issue(staff, knownDevice ?? deps.newId());
  return { ok: true, sessionId, adminId: staff.id, username: staff.username, deviceToken };
}

/**
 * Requests an email to the owner with a link that makes a new browser known. An unknown username takes as
 * long as a known one.
 */
function reportLockedAccount(
  deps: SignInDeps,
  { username, correlationId }: Credentials,
  staff: StaffMember | undefined,
): Promise<void> {
  const guesses = { of: 'password', subject: accountSubject(username) } as const;
  const signInToken = staff && deps.linkedDevices.issue(staff, deps.newId());
  return reportGuesses(deps, guesses, { signInToken, correlationId });
}
