import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import * as v from 'valibot';
import { signInLinkHours } from '@getaway/contracts/http/session';
import { sessionIssuer } from '@getaway/service-kit/session/token';
import { deviceLifetimeDays } from './device-lifetime.rules.ts';
import { readOwnToken } from './own-token.ts';
import type { StaffMember } from './staff.repository.ts';

/** Their audience differs from that of sessions, because these tokens open nothing without the password. */
const kinds = {
  cookie: { audience: 'getaway-device', hours: deviceLifetimeDays * 24 },
  /** In a link that is emailed to the owner and makes another browser known. */
  link: { audience: 'getaway-sign-in-link', hours: signInLinkHours },
} as const;

/** Browsers in which a member of staff has signed in before, or opened a link from their email. */
export interface KnownDevices {
  /** The token of a device. It lasts as long as its kind does unless hours are given. */
  issue(staff: StaffMember, deviceId: string, hours?: number): string;
  /** The device's id, if this member of staff has signed in there with their current password. */
  find(staff: StaffMember | undefined, token: string | null): string | undefined;
  /** The account that the token claims to be for; `find` verifies the claim. */
  ownerOf(token: string): string | undefined;
}

const claimsSchema = v.object({ sub: v.string(), jti: v.string(), password: v.string() });

/**
 * Device tokens (OWASP: slow down online guessing attacks with device cookies). They allow a limit for
 * guesses from unknown devices without locking the account's owner out. A new password invalidates all
 * tokens.
 */
export function createKnownDevices(privateKey: KeyObject, kind: keyof typeof kinds = 'cookie'): KnownDevices {
  const { audience, hours: usualHours } = kinds[kind];
  const publicKey = createPublicKey(privateKey);
  return {
    issue: (staff, deviceId, hours = usualHours) =>
      jwt.sign({ password: passwordVersion(staff) }, privateKey, {
        algorithm: 'ES256',
        subject: staff.id,
        jwtid: deviceId,
        issuer: sessionIssuer,
        audience,
        expiresIn: `${hours} hours`,
      }),
    find: (staff, token) => {
      if (token === null) return undefined;
      const claims = readOwnToken(token, publicKey, { claims: claimsSchema, audience });
      const isTheirs =
        staff !== undefined && claims?.sub === staff.id && claims.password === passwordVersion(staff);
      return isTheirs ? claims.jti : undefined;
    },
    ownerOf: (token) => {
      const claims = jwt.decode(token);
      return typeof claims === 'object' ? claims?.sub : undefined;
    },
  };
}

/** Changes with each password without revealing it: the stored hash has a random salt. */
function passwordVersion({ password }: StaffMember): string {
  return createHash('sha256').update(password).digest('base64url');
}
