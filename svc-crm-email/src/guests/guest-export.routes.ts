import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import type pg from 'pg';
import * as v from 'valibot';
import { exportGuests, type Guest } from '@getaway/contracts/http/guests';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { byteOrderMark, csvRecord } from '@getaway/kernel/csv';
import type { Clock } from '@getaway/kernel/instant';
import { Problem, ProblemError } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { allGuests } from './guest-export.repository.ts';

const columns: readonly (readonly [string, (guest: Guest) => string | number | null])[] = [
  ['First Name', ({ firstName }) => firstName],
  ['Last Name', ({ lastName }) => lastName],
  ['Guest Name', ({ guestName }) => guestName],
  ['Partner Name', ({ partnerName }) => partnerName],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Tags', ({ tags }) => tags],
  ['Total Stays', ({ totalStays }) => totalStays],
  ['Lifetime Value', ({ lifetimeValue }) => lifetimeValue],
  ['First Stay', ({ firstStayDate }) => firstStayDate],
  ['Last Stay', ({ lastStayDate }) => lastStayDate],
  ['Last Contact', ({ lastContactDate }) => lastContactDate],
  ['Sequence', ({ sequenceKey }) => sequenceKey],
  ['Sequence Step', ({ sequenceStep }) => sequenceStep],
];

/** A file instead of JSON, so it is streamed and the guests are never all in memory. */
export function guestExportRoutes(deps: {
  pool: pg.Pool;
  guard: SessionGuard;
  now: Clock;
  timeZone: string;
}): Router {
  const router = Router();
  router.get(exportGuests.path, deps.guard.requireStaff, async (request, response) => {
    const query = v.safeParse(exportGuests.query, request.query);
    if (!query.success) {
      const errors = query.issues.map((issue) => ({
        path: v.getDotPath(issue) ?? '',
        message: issue.message,
      }));
      const detail = errors.map(({ path, message }) => `${path}: ${message}`).join('; ');
      throw new ProblemError(new Problem('invalid-request', { errors, detail }));
    }
    const guests = allGuests(deps.pool, query.output);
    // Reads the first batch before writing anything: an unavailable database is a 503 and not half a file.
    const first = await guests.next();
    const day = dateInZone(deps.now(), deps.timeZone);
    response.set({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="guests-${day}.csv"`,
      'cache-control': 'no-store',
    });
    await pipeline(csvOf(first, guests), response).catch((error: unknown) => {
      // A client that disconnects is no error; all other errors have to be reported.
      if (!response.destroyed) throw error;
    });
  });
  return router;
}

async function* csvOf(
  first: IteratorResult<readonly Guest[]>,
  rest: AsyncGenerator<readonly Guest[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvRecord(columns.map(([title]) => title));
  if (first.done === true) return;
  yield recordsOf(first.value);
  for await (const batch of rest) yield recordsOf(batch);
}

function recordsOf(guests: readonly Guest[]): string {
  return guests.map((guest) => csvRecord(columns.map(([, value]) => value(guest)))).join('');
}
