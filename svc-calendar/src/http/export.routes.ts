import { createHash, timingSafeEqual } from 'node:crypto';
import { Router, type Request, type Response } from 'express';
import { fullCalendarPath, redactedCalendarPath } from '@getaway/contracts/http/calendar-links';
import { Problem, sendProblem } from '@getaway/service-kit/problem';
import type { Database } from '../data/database.ts';
import { exportStays, type Detail } from '../use-cases/export-stays.ts';

/** How the export with names is reached: by its secret, or by anybody. */
export type FullLink = { readonly access: 'token'; readonly token: string } | { readonly access: 'public' };

/** The calendars that other calendars subscribe to. */
export function exportRoutes(deps: { database: Database; propertyName: string; fullLink: FullLink }): Router {
  const router = Router();

  router.get(redactedCalendarPath, async (request, response) => {
    await answer(request, response, 'redacted', 'no-cache');
  });

  router.get(fullCalendarPath, async (request, response) => {
    if (!opens(deps.fullLink, request.query['t'])) {
      return sendProblem(response, new Problem('not-found', { detail: 'No such path' }));
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
    // A weak tag: compression on the way changes the bytes and not the calendar.
    const etag = `W/"${createHash('sha256').update(calendar).digest('base64url')}"`;
    response.set({ 'cache-control': caching, 'x-robots-tag': 'noindex', etag });
    // Express takes a reader's own `no-cache` as a wish for the whole body; readers send it beside their tag.
    if (request.get('if-none-match') === etag) return void response.status(304).end();
    response.type('text/calendar; charset=utf-8').send(calendar);
  };

  return router;
}

function opens(link: FullLink, given: unknown): boolean {
  if (link.access === 'public') return true;
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(link.token));
}

/** Digests have one length, which the comparison in constant time asks for. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
