import { createHash } from 'node:crypto';
import { Router, type Request, type Response } from 'express';
import { fullCalendarPath, redactedCalendarPath } from '@getaway/contracts/http/calendar-links';
import { noSuch, sendProblem } from '@getaway/service-kit/problem';
import type { Property } from '@getaway/property';
import type { Database } from '../database/database.ts';
import { exportStays, type Detail } from './export-stays.ts';
import type { FullLink } from './full-link.ts';

/** The calendar exports that other calendars subscribe to. */
export function exportRoutes(deps: {
  database: Database;
  property: Pick<Property, 'name' | 'checkIn'>;
  fullLink: FullLink;
}): Router {
  const router = Router();

  router.get(redactedCalendarPath, async (request, response) => {
    await answer(request, response, 'redacted', 'no-cache');
  });

  router.get(fullCalendarPath, async (request, response) => {
    if (!(await deps.fullLink.opens(request.query['t']))) {
      return sendProblem(response, noSuch('path'));
    }
    await answer(request, response, 'full', 'private, no-cache');
  });

  const answer = async (
    request: Request,
    response: Response,
    detail: Detail,
    caching: string,
  ): Promise<void> => {
    const calendar = await exportStays(deps, detail);
    const tag = `"${createHash('sha256').update(calendar).digest('base64url')}"`;
    // A weak ETag: compression in transit changes the bytes, but not the calendar.
    response.set({ 'cache-control': caching, 'x-robots-tag': 'noindex', etag: `W/${tag}` });
    // Express treats a subscriber's `no-cache` as a request for the whole body, but subscribers send it
    // together with their ETag.
    if (knows(request.get('if-none-match'), tag)) return void response.status(304).end();
    response.type('text/calendar; charset=utf-8').send(calendar);
  };

  return router;
}

/** Whether an If-None-Match header contains the ETag, by weak comparison (RFC 9110, 13.1.2). */
function knows(ifNoneMatch: string | undefined, tag: string): boolean {
  const given = ifNoneMatch?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? [];
  return given.includes(tag) || given.includes('*');
}
