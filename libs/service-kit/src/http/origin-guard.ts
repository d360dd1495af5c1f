import type { RequestHandler } from 'express';
import { Problem, ProblemError } from '../problem.ts';

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Checks the origin of writes (domain page, HTTP). A foreign `Origin` is refused. A missing one is refused
 * only together with a session cookie, so that webhooks and one-click unsubscribe pass.
 */
export function originGuard(options: { allowed: readonly string[]; sessionCookie: string }): RequestHandler {
  const allowed = new Set(options.allowed);
  return (request, _response, next) => {
    if (reads.has(request.method)) return next();
    const origin = request.get('origin');
    const trusted = origin === undefined ? !hasCookie(request, options.sessionCookie) : allowed.has(origin);
    next(
      trusted
        ? undefined
        : new ProblemError(new Problem('forbidden', { detail: 'This origin isn’t allowed to make changes' })),
    );
  };
}

function hasCookie(request: { cookies?: unknown }, name: string): boolean {
  return typeof request.cookies === 'object' && request.cookies !== null && name in request.cookies;
}
