import { Router, type RequestHandler } from 'express';
import { pollStaleFeeds as pollStaleFeedsCall } from '@getaway/contracts/http/internal-calendar';
import { mount } from '@getaway/service-kit/http/mount';
import { pollStaleFeeds } from './poll-stale-feeds.ts';
import type { SyncFeedDeps } from './sync-feed.ts';

/** Calls for other services. */
export function internalRoutes(deps: SyncFeedDeps & { services: RequestHandler }): Router {
  const router = Router();
  mount(router, pollStaleFeedsCall, deps.services, () => pollStaleFeeds(deps));
  return router;
}
