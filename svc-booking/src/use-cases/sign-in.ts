import type { Clock } from '@getaway/kernel/instant';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database } from '../data/database.ts';
import { findStaff, openSession } from '../data/staff.repository.ts';
import { hashPassword, passwordMatches } from '../session/password.ts';
import type { InTurn } from '../session/one-at-a-time.ts';
import { signInThrottle } from './sign-in-throttle.ts';

export type SignInOutcome =
  | { readonly ok: true; readonly sessionId: string; readonly adminId: string; readonly username: string }
  | { readonly ok: false; readonly reason: 'wrong-credentials' }
  | { readonly ok: false; readonly reason: 'throttled'; readonly retryAt: Date };

/** Compared with when the name is unknown, so that it takes as long as a known one. */
const nobodysPassword = hashPassword('nobody signs in with this');

interface SignInDeps {
  readonly database: Database;
  readonly now: Clock;
  readonly newId: () => string;
  /** Guesses at one name from one address are looked at in turn: sent all at once, they would not see each other fail. */
  readonly inTurn: InTurn;
}

interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly clientNetwork: string;
}

/** Signs a member of staff in. Failures are counted per name at an address and per address, over 15 minutes. */
export function signIn(deps: SignInDeps, input: Credentials): Promise<SignInOutcome> {
  const key = `${input.username.toLowerCase()}@${input.clientNetwork}`;
  return deps.inTurn(key, () => check(deps, input));
}

async function check(deps: SignInDeps, input: Credentials): Promise<SignInOutcome> {
  const sql = sqlOfPrisma(deps.database.prisma);
  const now = deps.now();
  const throttle = signInThrottle(sql, input, now);
  const retryAt = await throttle.retryAt();
  if (retryAt) return { ok: false, reason: 'throttled', retryAt };
  const staff = await findStaff(deps.database.prisma, input.username);
  const matches = await passwordMatches(staff?.password ?? (await nobodysPassword), input.password);
  if (!staff || !matches) {
    await throttle.countFailure();
    return { ok: false, reason: 'wrong-credentials' };
  }
  const sessionId = deps.newId();
  if (!(await openSession(sql, { id: sessionId, staff, now })))
    return { ok: false, reason: 'wrong-credentials' };
  await throttle.forget();
  return { ok: true, sessionId, adminId: staff.id, username: staff.username };
}
