import type { Request, Response } from 'express';
import { dayMs } from '@getaway/kernel/instant';
import { cookieOf } from '@getaway/service-kit/session/guard';

const cookieName = 'hold';

/** The hold that this browser was given, if any. It lasts longer than the hold, which decides for itself. */
export function ownHoldId(request: Request): string | undefined {
  const value = cookieOf(request, cookieName);
  return value !== null && /^[A-Za-z0-9_-]{1,64}$/.test(value) ? value : undefined;
}

export function rememberHold(response: Response, holdId: string, secure: boolean): void {
  response.cookie(cookieName, holdId, {
    httpOnly: true,
    sameSite: 'strict',
    secure,
    path: '/api',
    maxAge: dayMs,
  });
}
