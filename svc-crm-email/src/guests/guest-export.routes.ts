import { Router } from 'express';
import type pg from 'pg';
import { exportGuests as exportCall } from '@getaway/contracts/http/guests';
import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import { mountFile } from '@getaway/service-kit/http/mount';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { exportGuests } from './export-guests.ts';

/** The list of guests as a file. */
export function guestExportRoutes(deps: {
  pool: pg.Pool;
  guard: SessionGuard;
  now: Clock;
  timeZone: string;
}): Router {
  const router = Router();
  mountFile(router, exportCall, deps.guard.requireStaff, async ({ query }) => {
    const content = await exportGuests(deps, query);
    const day = dateInZone(deps.now(), deps.timeZone);
    return { name: `guests-${day}.csv`, content };
  });
  return router;
}
