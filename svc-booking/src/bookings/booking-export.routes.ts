import { Router } from 'express';
import { exportBookings as exportCall } from '@getaway/contracts/http/staff-bookings';
import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import { mountFile } from '@getaway/service-kit/http/mount';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { Database } from '../database/database.ts';
import { exportBookings } from './export-bookings.ts';

/** The list of bookings as a file. Its address comes before those of single bookings. */
export function bookingExportRoutes(deps: {
  database: Database;
  guard: SessionGuard;
  now: Clock;
  timeZone: string;
}): Router {
  const router = Router();
  mountFile(router, exportCall, deps.guard.requireStaff, async ({ query }) => {
    const content = await exportBookings(deps, query);
    return { name: `bookings-${dateInZone(deps.now(), deps.timeZone)}.csv`, content };
  });
  return router;
}
