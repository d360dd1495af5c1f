import type { Clock } from '@getaway/kernel/instant';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import type { Database } from '../data/database.ts';
import {
  countSignInFailure,
  findStaff,
  forgetSignInFailures,
  openSession,
  signInFailures,
} from '../data/staff.repository.ts';
import { hashPassword, passwordMatches } from '../session/password.ts';

export type SignInOutcome =
  | { readonly ok: true; readonly sessionId: string; readonly adminId: string; readonly username: string }
  | { readonly ok: false; readonly reason: 'wrong-credentials' }
  | { readonly ok: false; readonly reason: 'throttled'; readonly retryAt: Date };

const failuresPerName = 5;
const failuresPerAddress = 25;

/** Compared with when the name is unknown, so that it takes as long as a known one. */
const nobodysPassword = hashPassword('nobody signs in with this');

/** Signs a member of staff in. Failures are counted per name at an address and per address, over 15 minutes. */
export async function signIn(
  deps: { database: Database; now: Clock; newId: () => string },
  input: { username: string; password: string; clientAddress: string },
): Promise<SignInOutcome> {
  const sql = sqlOfPrisma(deps.database.prisma);
  const now = deps.now();
  const limits = [
    { key: `name:${input.username.toLowerCase()}@${input.clientAddress}`, most: failuresPerName },
    { key: `address:${input.clientAddress}`, most: failuresPerAddress },
  ] as const;
  for (const { key, most } of limits) {
    const { failures, retryAt } = await signInFailures(sql, key, now);
    if (failures >= most) return { ok: false, reason: 'throttled', retryAt };
  }
  const staff = await findStaff(deps.database.prisma, input.username);
  const matches = await passwordMatches(staff?.password ?? (await nobodysPassword), input.password);
  if (!staff || !matches) {
    for (const { key } of limits) await countSignInFailure(sql, key, now);
    return { ok: false, reason: 'wrong-credentials' };
  }
  await forgetSignInFailures(sql, limits[0].key);
  const sessionId = deps.newId();
  await openSession(deps.database.prisma, { id: sessionId, userId: staff.id, now });
  return { ok: true, sessionId, adminId: staff.id, username: staff.username };
}
