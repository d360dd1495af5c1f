import { Router } from 'express';
import {
  fullCalendarPath,
  readCalendarLinks,
  redactedCalendarPath,
  renewCalendarLinks,
} from '@getaway/contracts/http/calendar-links';
import { mount } from '@getaway/service-kit/http/mount';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { FullLink } from './full-link.ts';

/** Returns the addresses to subscribe to, and renews the secret one. */
export function calendarLinksRoutes(deps: {
  guard: SessionGuard;
  publicOrigin: string;
  fullLink: FullLink;
}): Router {
  const router = Router();
  const { requireStaff } = deps.guard;

  const links = async (): Promise<{ full: string; redacted: string }> => {
    const full = new URL(fullCalendarPath, deps.publicOrigin);
    const token = await deps.fullLink.token();
    if (token !== undefined) full.searchParams.set('t', token);
    return { full: full.href, redacted: new URL(redactedCalendarPath, deps.publicOrigin).href };
  };

  mount(router, readCalendarLinks, requireStaff, links);

  mount(router, renewCalendarLinks, requireStaff, async () => {
    await deps.fullLink.renew();
    return links();
  });

  return router;
}
