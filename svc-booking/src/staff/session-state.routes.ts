import { Router } from 'express';
import { readSessionState } from '@getaway/contracts/http/internal-sessions';
import type { Clock } from '@getaway/kernel/instant';
import { internalGuard } from '@getaway/service-kit/http/internal-calls';
import { mount } from '@getaway/service-kit/http/mount';
import type { Database } from '../database/database.ts';
import { isSessionAlive } from './is-session-alive.ts';

/** Lets the other services check that a session has not ended. */
export function sessionStateRoutes(deps: { database: Database; now: Clock; internalToken: string }): Router {
  const router = Router();
  mount(router, readSessionState, internalGuard(deps.internalToken), async ({ query }) => ({
    isAlive: await isSessionAlive(deps, query.sessionId),
  }));
  return router;
}
