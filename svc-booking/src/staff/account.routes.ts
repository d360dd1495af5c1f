import { Router } from 'express';
import { changePassword } from '@getaway/contracts/http/staff-account';
import type { Clock } from '@getaway/kernel/instant';
import { clientNetwork as networkOf } from '@getaway/service-kit/http/client-network';
import { mount } from '@getaway/service-kit/http/mount';
import type { Logger } from '@getaway/service-kit/logger';
import { Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { Database } from '../database/database.ts';
import type { KnownDevices } from './known-devices.ts';
import type { IsGuessable } from './password-strength.ts';
import { logSecurity } from './security-log.ts';
import { changePassword as change } from './change-password.ts';
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

  mount(
    router,
    changePassword,
    deps.guard.requireStaff,
    async ({ body, request, response, correlationId }) => {
      const staff = await deps.guard.identify(request);
      if (!staff) return new Problem('unauthenticated');
      const clientNetwork = networkOf(request.ip ?? '');
      const about = { staffId: staff.sub, clientNetwork, requestId: correlationId };
      const outcome = await change(deps, {
        ...body,
        adminId: staff.sub,
        sessionId: staff.sid,
        correlationId,
      });
      if (outcome.ok) {
        deps.cookies.giveSession(response, outcome.session);
        deps.cookies.giveDevice(response, outcome.deviceToken);
        logSecurity(deps.logger, 'password-changed', about);
        return undefined;
      }
      logSecurity(deps.logger, 'password-refused', { ...about, reason: outcome.reason });
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
    },
  );

  return router;
}
