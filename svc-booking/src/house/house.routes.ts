import { Router } from 'express';
import { longestHouseWaitMs, readPublishedHouse } from '@getaway/contracts/http/internal-house';
import type { LiveHouse } from '@getaway/service-kit/house/live-house';
import { internalGuard } from '@getaway/service-kit/http/internal-calls';
import { mount } from '@getaway/service-kit/http/mount';
import type { Database } from '../database/database.ts';
import { readHouse } from './read-house.ts';

/** Gives the published house to the web servers, which wait here for the next one. */
export function houseRoutes(deps: {
  readonly database: Database;
  readonly house: LiveHouse;
  readonly internalToken: string;
  /** Aborted when the service begins to stop. */
  readonly stopping: AbortSignal;
}): Router {
  const router = Router();
  const services = internalGuard(deps.internalToken);
  mount(router, readPublishedHouse, services, async ({ query: { after }, response }) => {
    const left = new AbortController();
    response.once('close', () => left.abort());
    const gone = AbortSignal.any([left.signal, deps.stopping]);
    return readHouse(deps, after === undefined ? undefined : { after, longestMs: longestHouseWaitMs, gone });
  });
  return router;
}
