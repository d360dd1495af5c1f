import { Router } from 'express';
import { changePassword as changeCall } from '@getaway/contracts/http/staff-account';
import type { Clock } from '@getaway/kernel/instant';
import { clientNetwork } from '@getaway/service-kit/http/client-network';
import { mount } from '@getaway/service-kit/http/mount';
import type { Logger } from '@getaway/service-kit/logger';
import { Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { Database } from '../database/database.ts';
import type { KnownDevices } from './known-devices.ts';
import type { IsGuessable } from './password-strength.ts';
import { changePassword } from './change-password.ts';
import type { StaffCookies } from './staff-cookies.http.ts';
import { throttledProblem } from './too-many-sign-ins.problem.ts';

const guessable = 'This password is too common. Use a few unrelated words instead.';

/** Staff's calls about their own account. */
export function staffAccountRoutes(deps: {
  database: Database;
  now: Clock;
  guard: SessionGuard;
  newId: () => string;
  devices: KnownDevices;
  cookies: StaffCookies;
  isGuessable: IsGuessable;
  logger: Logger;
}): Router {
  const router = Router();

  mount(router, changeCall, deps.guard.requireStaff, async ({ body, request, response, correlationId }) => {
    const staff = await deps.guard.identify(request);
    if (!staff) return new Problem('unauthenticated');
    const outcome = await changePassword(deps, {
      ...body,
      adminId: staff.sub,
      sessionId: staff.sid,
      clientNetwork: clientNetwork(request.ip ?? ''),
      correlationId,
    });
    if (outcome.ok) {
      deps.cookies.giveSession(response, outcome.session);
      deps.cookies.giveDevice(response, outcome.deviceToken);
      return undefined;
    }
    switch (outcome.reason) {
      case 'wrong-password':
        return new Problem('wrong-password', {
          errors: [{ path: 'currentPassword', message: 'This isn’t your current password' }],
        });
      case 'guessable':
        return new Problem('invalid-request', {
          detail: guessable,
          errors: [{ path: 'newPassword', message: guessable }],
        });
      case 'throttled':
        return throttledProblem(outcome.retryAfterSeconds);
    }
  });

  return router;
}
