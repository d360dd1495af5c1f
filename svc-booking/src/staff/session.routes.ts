import { Router } from 'express';
import { login, logout, readSession } from '@getaway/contracts/http/session';
import { clientNetworks } from '@getaway/service-kit/http/client-network';
import { mount } from '@getaway/service-kit/http/mount';
import { Problem } from '@getaway/service-kit/problem';
import type { Dependencies } from '../dependencies.ts';
import { isSessionAlive } from './is-session-alive.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { throttledProblem } from './too-many-sign-ins.problem.ts';

type SessionRoutesDeps = Pick<
  Dependencies,
  'database' | 'now' | 'newId' | 'issuer' | 'devices' | 'linkedDevices' | 'cookies' | 'guard' | 'logger'
>;

export function sessionRoutes(deps: SessionRoutesDeps): Router {
  const router = Router();
  const { requireStaff } = deps.guard;
  const { cookies } = deps;
  const inTurn = oneAtATime();

  mount(router, login, requireStaff, async ({ body, request, response, correlationId }) => {
    const outcome = await signIn(
      { ...deps, inTurn },
      {
        ...body,
        networks: clientNetworks(request.ip ?? ''),
        deviceToken: cookies.deviceOf(request),
        previous: cookies.sessionOf(request),
        correlationId,
      },
    );
    if (outcome.ok) {
      cookies.giveSession(response, outcome);
      cookies.giveDevice(response, outcome.deviceToken);
      return { id: outcome.adminId, username: outcome.username };
    }
    if (outcome.reason === 'wrong-credentials') return new Problem('wrong-credentials');
    return throttledProblem(outcome.retryAfterSeconds);
  });

  mount(router, readSession, requireStaff, async ({ request, response }) => {
    const subject = cookies.sessionOf(request);
    if (!subject || !(await isSessionAlive(deps, subject.sessionId))) {
      cookies.clearSession(request, response);
      return new Problem('unauthenticated');
    }
    cookies.giveSession(response, subject);
    return { id: subject.adminId, username: subject.username };
  });

  mount(router, logout, requireStaff, async ({ request, response, correlationId }) => {
    const session = cookies.sessionOf(request);
    if (session) await signOut(deps, { session, correlationId });
    cookies.clearSession(request, response);
    return undefined;
  });

  return router;
}
