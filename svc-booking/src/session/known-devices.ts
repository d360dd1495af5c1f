import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import * as v from 'valibot';
import { sessionIssuer } from '@getaway/service-kit/session/token';
import type { StaffMember } from '../data/staff.repository.ts';

/** Apart from that of sessions: a device's token opens nothing. */
const deviceAudience = 'getaway-device';
export const deviceLifetimeDays = 180;

/** Browsers in which a member of staff has signed in before. */
export interface KnownDevices {
  issue(staff: StaffMember, deviceId: string): string;
  /** The device's id when this member of staff has signed in there with their present password. */
  find(staff: StaffMember | undefined, token: string | null): string | undefined;
}

const claimsSchema = v.object({ sub: v.string(), jti: v.string(), password: v.string() });

/**
 * Device tokens (OWASP: slow down online guessing attacks with device cookies). They let guesses from elsewhere be limited
 * for the whole account without locking its owner out. A new password forgets all devices.
 */
export function createKnownDevices(privateKey: KeyObject): KnownDevices {
  const publicKey = createPublicKey(privateKey);
  return {
    issue: (staff, deviceId) =>
      jwt.sign({ password: passwordVersion(staff) }, privateKey, {
        algorithm: 'ES256',
        subject: staff.id,
        jwtid: deviceId,
        issuer: sessionIssuer,
        audience: deviceAudience,
        expiresIn: `${deviceLifetimeDays} days`,
      }),
    find: (staff, token) => {
      if (token === null) return undefined;
      try {
        const claims = v.parse(
          claimsSchema,
          jwt.verify(token, publicKey, {
            algorithms: ['ES256'],
            issuer: sessionIssuer,
            audience: deviceAudience,
          }),
        );
        const isTheirs =
          staff !== undefined && claims.sub === staff.id && claims.password === passwordVersion(staff);
        return isTheirs ? claims.jti : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

/** Changes with each password and says nothing about it: what is stored has a random salt. */
function passwordVersion({ password }: StaffMember): string {
  return createHash('sha256').update(password).digest('base64url');
}
