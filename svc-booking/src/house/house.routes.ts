import { Router } from 'express';
import { longestHouseWaitMs, readPublishedHouse } from '@getaway/contracts/http/internal-house';
import type { LiveHouse } from '@getaway/service-kit/house/live-house';
import { mount } from '@getaway/service-kit/http/mount';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { Database } from '../database/database.ts';
import { readHouse } from './read-house.ts';

/** Gives the published house to the web servers, which wait here for the next one. */
export function houseRoutes(deps: {
  readonly database: Database;
  readonly house: LiveHouse;
  readonly guard: SessionGuard;
  /** Aborted when the service begins to stop. */
  readonly stopping: AbortSignal;
}): Router {
  const router = Router();
  mount(router, readPublishedHouse, deps.guard.requireStaff, async ({ query: { after }, response }) => {
    const left = new AbortController();
    response.once('close', () => left.abort());
    const gone = AbortSignal.any([left.signal, deps.stopping]);
    return readHouse(deps, after === undefined ? undefined : { after, longestMs: longestHouseWaitMs, gone });
  });
  return router;
}
