import { Router } from 'express';
import {
  fullCalendarPath,
  readCalendarLinks,
  redactedCalendarPath,
} from '@getaway/contracts/http/calendar-links';
import { mount } from '@getaway/service-kit/http/mount';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { FullLink } from './export.routes.ts';

/** Tells staff the addresses to subscribe to. */
export function calendarLinksRoutes(deps: {
  guard: SessionGuard;
  publicOrigin: string;
  fullLink: FullLink;
}): Router {
  const router = Router();
  mount(router, readCalendarLinks, deps.guard.requireStaff, async () => {
    const full = new URL(fullCalendarPath, deps.publicOrigin);
    if (deps.fullLink.access === 'token') full.searchParams.set('t', deps.fullLink.token);
    return { full: full.href, redacted: new URL(redactedCalendarPath, deps.publicOrigin).href };
  });
  return router;
}
