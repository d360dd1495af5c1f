import { Router } from 'express';
import { readStayLinkState } from '@getaway/contracts/http/internal-stay-links';
import { internalGuard } from '@getaway/service-kit/http/internal-calls';
import { mount } from '@getaway/service-kit/http/mount';
import type { StayLinks } from '@getaway/service-kit/stay-links/open-stay';
import { isLinkCurrent } from './is-link-current.ts';

/** Lets the other services check that the link of a stay has not ended. */
export function stayLinkStateRoutes(deps: {
  readonly stayLinks: StayLinks<string>;
  readonly internalToken: string;
}): Router {
  const router = Router();
  mount(router, readStayLinkState, internalGuard(deps.internalToken), async ({ query }) => ({
    isCurrent: await isLinkCurrent(deps, query.hash),
  }));
  return router;
}
