import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { dayMs } from '@getaway/kernel/instant';
import { isHardToGuess } from '@getaway/service-kit/http/idempotency';
import { cookieOf } from '@getaway/service-kit/session/guard';

/** `__Host-` limits the cookie to this origin when it is served over HTTPS; browsers then require Path=/. */
const cookieName = (secure: boolean): string => (secure ? '__Host-hold' : 'hold');

/**
 * The id of this browser's hold, if it has one. The cookie outlives the hold, and the server decides whether
 * the hold is live.
 */
export function ownHoldId(request: Request, secure: boolean): string | undefined {
  const value = cookieOf(request, cookieName(secure));
  return value !== null && /^[A-Za-z0-9_-]{1,64}$/.test(value) ? value : undefined;
}

export function rememberHold(response: Response, holdId: string, secure: boolean): void {
  response.cookie(cookieName(secure), holdId, {
    httpOnly: true,
    sameSite: 'strict',
    secure,
    path: '/',
    maxAge: dayMs,
  });
}

/**
 * The id of the hold that a request with an Idempotency-Key creates. A request that is repeated after a crash
 * finds its own hold instead of conflicting with it.
 */
export function holdIdOfKey(request: Request): string | undefined {
  const key = request.get('idempotency-key');
  if (key === undefined || !isHardToGuess(key)) return undefined;
  return createHash('sha256').update(`hold ${key}`).digest('base64url');
}
