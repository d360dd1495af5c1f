import type { Request, Response } from 'express';
import { sessionCookieName } from '@getaway/contracts/http/session';
import { dayMs, hourMs } from '@getaway/kernel/instant';
import { cookieOf } from '@getaway/service-kit/session/guard';
import { deviceLifetimeDays } from './known-devices.ts';
import type { SessionIssuer, SessionSubject } from './session-issuer.ts';

/** What a member of staff's browser keeps. Scripts cannot read it, and other sites cannot have it sent. */
export interface StaffCookies {
  giveSession(response: Response, subject: SessionSubject): void;
  /** Whose session the browser has, also when its token has expired. */
  sessionOf(request: Request): SessionSubject | undefined;
  clearSession(request: Request, response: Response): void;
  /** Kept for as long as a browser is known that has signed in, unless `maxAgeMs` is given. */
  giveDevice(response: Response, token: string, maxAgeMs?: number): void;
  deviceOf(request: Request): string | null;
}

/** `__Host-` keeps the cookies to this origin where it is served securely. */
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
