import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import type pg from 'pg';
import * as v from 'valibot';
import { exportGuests as exportGuestsCall } from '@getaway/contracts/http/guests';
import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import { Problem, ProblemError } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { exportGuests } from './export-guests.ts';

/** A file instead of JSON, so it is streamed and the guests are never all in memory. */
export function guestExportRoutes(deps: {
  pool: pg.Pool;
  guard: SessionGuard;
  now: Clock;
  timeZone: string;
}): Router {
  const router = Router();
  router.get(exportGuestsCall.path, deps.guard.requireStaff, async (request, response) => {
    const query = v.safeParse(exportGuestsCall.query, request.query);
    if (!query.success) {
      const errors = query.issues.map((issue) => ({
        path: v.getDotPath(issue) ?? '',
        message: issue.message,
      }));
      const detail = errors.map(({ path, message }) => `${path}: ${message}`).join('; ');
      throw new ProblemError(new Problem('invalid-request', { errors, detail }));
    }
    const csv = await exportGuests(deps.pool, query.output);
    const day = dateInZone(deps.now(), deps.timeZone);
    response.set({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="guests-${day}.csv"`,
      'cache-control': 'no-store',
    });
    await pipeline(csv, response).catch((error: unknown) => {
      // A client that disconnects is no error; all other errors have to be reported.
      if (!response.destroyed) throw error;
    });
  });
  return router;
}
