import { createHash } from 'node:crypto';
import { minuteMs } from '@getaway/kernel/instant';
import type { ClientNetworks } from '@getaway/service-kit/http/client-network';
import { ceilingsFor, networkLimits } from '@getaway/service-kit/limits/network-limits';
import type { Attempt, Limit } from '@getaway/service-kit/limits/rate-limiter';

/** Wrong passwords within this time are counted together. */
const windowMs = 15 * minuteMs;

const perKnownDevice = 10;
const perSession = 5;
/** At most 100 guesses an hour at one account, from all unknown devices together (OWASP ASVS 5, 6.3.1). */
const ofName = { customer: 5, net56: 10, net48: 20, everywhere: 25 };
const ofAnyName = ceilingsFor(25);

/**
 * What a guess at a password counts for. Where the account's owner has signed in before, a counter of that device alone,
 * so that strangers who use up the account's guesses cannot lock its owner out. Elsewhere, the name as it was typed and the
 * networks, whether or not somebody has that name.
 */
export function signInAttempt(who: {
  username: string;
  networks: ClientNetworks;
  deviceId: string | undefined;
}): Attempt {
  const { username, networks, deviceId } = who;
  if (deviceId !== undefined) return counted([{ subject: `device ${deviceId}`, ceiling: perKnownDevice }]);
  const limits = [
    ...networkLimits(networks, ofName, `${digest(username)} at `),
    ...networkLimits(networks, ofAnyName),
  ];
  // Narrowest first: everywhere counts only what the networks allowed.
  const isEverywhere = ({ subject }: Limit): boolean => subject.endsWith('everywhere');
  return counted([...limits.filter((limit) => !isEverywhere(limit)), ...limits.filter(isEverywhere)]);
}

/** What a guess at the current password counts for, made by somebody who is signed in. */
export function passwordChangeAttempt(sessionId: string): Attempt {
  return counted([{ subject: `session ${sessionId}`, ceiling: perSession }]);
}

/** People type passwords into the field for a name: what they typed is not kept. */
function digest(username: string): string {
  return createHash('sha256').update(username.toLowerCase()).digest('base64url');
}

function counted(limits: readonly Limit[]): Attempt {
  return { purpose: 'password', windowMs, limits };
}
