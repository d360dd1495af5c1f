import type { Request, Response } from 'express';
import { sessionCookieName } from '@getaway/contracts/http/session';
import { dayMs, hourMs } from '@getaway/kernel/instant';
import { cookieOf } from '@getaway/service-kit/session/guard';
import { deviceLifetimeDays } from './device-lifetime.rules.ts';
import type { SessionIssuer, SessionSubject } from './session-issuer.ts';

/**
 * The cookies of a member of staff. Scripts cannot read them, and other sites cannot cause them to be sent.
 */
export interface StaffCookies {
  giveSession(response: Response, subject: SessionSubject): void;
  /** The account of the browser's session token, even if the token has expired. */
  sessionOf(request: Request): SessionSubject | undefined;
  clearSession(request: Request, response: Response): void;
  /** Lasts as long as a signed-in browser stays known, unless `maxAgeMs` is given. */
  giveDevice(response: Response, token: string, maxAgeMs?: number): void;
  deviceOf(request: Request): string | null;
}

/** `__Host-` limits the cookies to this origin when they are served over HTTPS. */
export function createStaffCookies(issuer: SessionIssuer, secure: boolean): StaffCookies {
  const sessionName = sessionCookieName(secure);
  const deviceName = secure ? '__Host-device' : 'device';
  const options = { httpOnly: true, sameSite: 'strict', secure, path: '/' } as const;
  return {
    giveSession: (response, subject) => {
      // The cookie outlives its token: GET /api/admin/user renews the token while the session lives.
      response.cookie(sessionName, issuer.issue(subject), { ...options, maxAge: 12 * hourMs });
    },
    sessionOf: (request) => {
      const token = cookieOf(request, sessionName);
      return token === null ? undefined : issuer.readEvenIfExpired(token);
    },
    clearSession: (request, response) => {
      if (cookieOf(request, sessionName) !== null) response.clearCookie(sessionName, options);
    },
    giveDevice: (response, token, maxAgeMs = deviceLifetimeDays * dayMs) => {
      response.cookie(deviceName, token, { ...options, maxAge: maxAgeMs });
    },
    deviceOf: (request) => cookieOf(request, deviceName),
  };
}
