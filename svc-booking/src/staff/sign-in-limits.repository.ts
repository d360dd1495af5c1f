import { createHash } from 'node:crypto';
import type pg from 'pg';
import { minuteMs } from '@getaway/kernel/instant';
import type { ClientNetworks } from '@getaway/service-kit/http/client-network';
import { ceilingsFor, everywhereLimit, networkLimits } from '@getaway/service-kit/limits/network-limits';
import type { Attempt, Limit } from '@getaway/service-kit/limits/rate-limiter';

const purpose = 'password';
/** Wrong passwords within this time are counted together. */
const windowMs = 15 * minuteMs;

const perKnownDevice = 10;
const perSession = 5;
const ofName = { customer: 5, net56: 10, net48: 20 };
/** At most 100 guesses an hour at one account, from all unknown devices together (OWASP ASVS 5, 6.3.1). */
const perAccount = 25;
const ofAnyName = ceilingsFor(25);

/**
 * The counters of a password guess. In a browser where the account's owner has signed in before, only a
 * counter of that device, so that strangers who use up the account's guesses cannot lock its owner out.
 * Elsewhere, the typed username and the networks, whether or not the username exists.
 */
export function signInAttempt(who: {
  username: string;
  networks: ClientNetworks;
  deviceId: string | undefined;
}): Attempt {
  const { username, networks, deviceId } = who;
  if (deviceId !== undefined) return counted([{ subject: `device ${deviceId}`, ceiling: perKnownDevice }]);
  return counted([
    ...networkLimits(networks, ofName, accountPrefix(username)),
    ...networkLimits(networks, ofAnyName),
    // Last, because it counts only what the networks allowed.
    everywhereLimit(perAccount, accountPrefix(username)),
  ]);
}

/**
 * The counter of all guesses at one account from unknown devices. When it is used up, its owner needs another
 * way in.
 */
export function accountSubject(username: string): string {
  return everywhereLimit(perAccount, accountPrefix(username)).subject;
}

/** The counter for guesses at the current password by a person who is signed in. */
export function passwordChangeAttempt(sessionId: string): Attempt {
  return counted([{ subject: `session ${sessionId}`, ceiling: perSession }]);
}

/** Deletes all counted wrong passwords and returns how many counters there were. */
export async function forgetPasswordGuesses(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query('DELETE FROM rate_limits WHERE purpose = $1', [purpose]);
  return rowCount ?? 0;
}

/** People type passwords into the username field, so only a hash of the input is stored. */
function accountPrefix(username: string): string {
  return `${createHash('sha256').update(username.toLowerCase()).digest('base64url')} at `;
}

function counted(limits: readonly Limit[]): Attempt {
  return { purpose, windowMs, limits };
}
