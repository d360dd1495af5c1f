import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import * as v from 'valibot';
import { signInLinkHours } from '@getaway/contracts/http/session';
import { sessionIssuer } from '@getaway/service-kit/session/token';
import type { StaffMember } from './staff.repository.ts';

export const deviceLifetimeDays = 180;
/** For so long a browser is known that used a link and has not signed in yet. */
export const linkedDeviceHours = 24;

/** Apart from those of sessions: these tokens open nothing without the password. */
const kinds = {
  cookie: { audience: 'getaway-device', hours: deviceLifetimeDays * 24 },
  /** In a link that is emailed to the owner, which makes another browser known. */
  link: { audience: 'getaway-sign-in-link', hours: signInLinkHours },
} as const;

/** Browsers in which a member of staff has signed in before, or that they opened a link in their email with. */
export interface KnownDevices {
  /** The token of a device, for as long as its kind lasts unless hours are given. */
  issue(staff: StaffMember, deviceId: string, hours?: number): string;
  /** The device's id when this member of staff has signed in there with their present password. */
  find(staff: StaffMember | undefined, token: string | null): string | undefined;
  /** Whose token it says that it is; `find` tells whether that is true. */
  ownerOf(token: string): string | undefined;
}

const claimsSchema = v.object({ sub: v.string(), jti: v.string(), password: v.string() });

/**
 * Device tokens (OWASP: slow down online guessing attacks with device cookies). They let guesses from elsewhere be limited
 * for the whole account without locking its owner out. A new password forgets all devices.
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
      try {
        const claims = v.parse(
          claimsSchema,
          jwt.verify(token, publicKey, {
            algorithms: ['ES256'],
            issuer: sessionIssuer,
            audience,
          }),
        );
        const isTheirs =
          staff !== undefined && claims.sub === staff.id && claims.password === passwordVersion(staff);
        return isTheirs ? claims.jti : undefined;
      } catch {
        return undefined;
      }
    },
    ownerOf: (token) => {
      const claims = jwt.decode(token);
      return typeof claims === 'object' ? claims?.sub : undefined;
    },
  };
}

/** Changes with each password and says nothing about it: what is stored has a random salt. */
function passwordVersion({ password }: StaffMember): string {
  return createHash('sha256').update(password).digest('base64url');
}
