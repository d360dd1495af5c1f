import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { dayMs } from '@getaway/kernel/instant';
import { isHardToGuess } from '@getaway/service-kit/http/idempotency';
import { cookieOf } from '@getaway/service-kit/session/guard';

/** `__Host-` keeps it to this origin where it is served securely; browsers then want it for the whole site. */
const cookieName = (secure: boolean): string => (secure ? '__Host-hold' : 'hold');

/** The hold that this browser was given, if any. It lasts longer than the hold, which decides for itself. */
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
 * The name of the hold that a request with an Idempotency-Key makes. Repeated after a crash, the request finds the hold
 * that it made before instead of being in its own way.
 */
export function holdIdOfKey(request: Request): string | undefined {
  const key = request.get('idempotency-key');
  if (key === undefined || !isHardToGuess(key)) return undefined;
  return createHash('sha256').update(`hold ${key}`).digest('base64url');
}
