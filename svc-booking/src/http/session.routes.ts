import { Router, type Request, type Response } from 'express';
import { login, logout, readSession, sessionCookieName } from '@getaway/contracts/http/session';
import { hourMs, type Clock } from '@getaway/kernel/instant';
import { clientNetwork as networkOf } from '@getaway/service-kit/http/client-network';
import { mount } from '@getaway/service-kit/http/mount';
import type { Logger } from '@getaway/service-kit/logger';
import { Problem } from '@getaway/service-kit/problem';
import { cookieOf, type SessionGuard } from '@getaway/service-kit/session/guard';
import type { Revocations } from '@getaway/service-kit/session/revocations';
import type { Database } from '../data/database.ts';
import { isSessionAlive } from '../data/staff.repository.ts';
import { oneAtATime } from '../session/one-at-a-time.ts';
import { logSecurity } from '../session/security-log.ts';
import type { SessionIssuer, SessionSubject } from '../session/session-issuer.ts';
import { signIn } from '../use-cases/sign-in.ts';
import { signOut } from '../use-cases/sign-out.ts';
import { throttledProblem } from './throttled-problem.ts';

export interface SessionRoutesDeps {
  readonly database: Database;
  readonly now: Clock;
  readonly newId: () => string;
  readonly issuer: SessionIssuer;
  readonly revocations: Pick<Revocations, 'add'>;
  readonly guard: SessionGuard;
  readonly secureCookies: boolean;
  readonly logger: Logger;
}

export function sessionRoutes(deps: SessionRoutesDeps): Router {
  const router = Router();
  const { requireStaff } = deps.guard;
  const cookieName = sessionCookieName(deps.secureCookies);
  const cookieOptions = {
    httpOnly: true,
    sameSite: 'strict',
    secure: deps.secureCookies,
    path: '/',
  } as const;
  const inTurn = oneAtATime();
  const giveToken = (response: Response, subject: SessionSubject): void => {
    // The cookie outlives its token: GET /api/admin/user renews the token while the session lives.
    response.cookie(cookieName, deps.issuer.issue(subject), { ...cookieOptions, maxAge: 12 * hourMs });
  };

  const subjectOf = (request: Request): SessionSubject | undefined => {
    const token = cookieOf(request, cookieName);
    return token === null ? undefined : deps.issuer.readEvenIfExpired(token);
  };
  const endSession = async (request: Request, correlationId: string): Promise<void> => {
    const subject = subjectOf(request);
    if (!subject) return;
    await signOut(deps, { sessionId: subject.sessionId, correlationId });
    deps.revocations.add(subject.sessionId);
    logSecurity(deps.logger, 'signed-out', { staffId: subject.adminId, requestId: correlationId });
  };

  router.get('/.well-known/jwks.json', (_request, response) => {
    response.set('cache-control', 'public, max-age=300').json({ keys: deps.issuer.publicKeys });
  });

  mount(router, login, requireStaff, async ({ body, request, response, correlationId }) => {
    const about = { clientNetwork: networkOf(request.ip ?? ''), requestId: correlationId };
    const outcome = await signIn({ ...deps, inTurn }, { ...body, clientNetwork: about.clientNetwork });
    if (outcome.ok) {
      // The session that this browser had before is nobody's any more.
      await endSession(request, correlationId);
      giveToken(response, outcome);
      logSecurity(deps.logger, 'signed-in', { ...about, staffId: outcome.adminId });
      return { id: outcome.adminId, username: outcome.username };
    }
    logSecurity(deps.logger, 'sign-in-refused', { ...about, reason: outcome.reason });
    if (outcome.reason === 'wrong-credentials') return new Problem('wrong-credentials');
    return throttledProblem(outcome.retryAt, deps.now());
  });

  mount(router, readSession, requireStaff, async ({ request, response }) => {
    const subject = subjectOf(request);
    if (!subject || !(await isSessionAlive(deps.database.prisma, subject.sessionId, deps.now()))) {
      if (cookieOf(request, cookieName) !== null) response.clearCookie(cookieName, cookieOptions);
      return new Problem('unauthenticated');
    }
    giveToken(response, subject);
    return { id: subject.adminId, username: subject.username };
  });

  mount(router, logout, requireStaff, async ({ request, response, correlationId }) => {
    await endSession(request, correlationId);
    response.clearCookie(cookieName, cookieOptions);
    return undefined;
  });

  return router;
}
