import { Router } from 'express';
import { changePassword } from '@getaway/contracts/http/staff-account';
import type { Clock } from '@getaway/kernel/instant';
import { clientNetwork } from '@getaway/service-kit/http/client-network';
import { mount } from '@getaway/service-kit/http/mount';
import { Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { Revocations } from '@getaway/service-kit/session/revocations';
import type { Database } from '../data/database.ts';
import { changePassword as change } from '../use-cases/change-password.ts';
import { throttledProblem } from './throttled-problem.ts';

/** What a member of staff does about their own account. */
export function staffAccountRoutes(deps: {
  database: Database;
  now: Clock;
  guard: SessionGuard;
  revocations: Pick<Revocations, 'add'>;
}): Router {
  const router = Router();

  mount(router, changePassword, deps.guard.requireStaff, async ({ body, request, correlationId }) => {
    const staff = await deps.guard.identify(request);
    if (!staff) return new Problem('unauthenticated');
    const outcome = await change(deps, {
      ...body,
      adminId: staff.sub,
      sessionId: staff.sid,
      clientNetwork: clientNetwork(request.ip ?? ''),
      correlationId,
    });
    if (outcome.ok) {
      for (const sessionId of outcome.endedSessions) deps.revocations.add(sessionId);
      return undefined;
    }
    switch (outcome.reason) {
      case 'wrong-password':
        return new Problem('wrong-password', {
          errors: [{ path: 'currentPassword', message: 'This is not your current password' }],
        });
      case 'throttled':
        return throttledProblem(outcome.retryAt, deps.now());
    }
  });

  return router;
}
