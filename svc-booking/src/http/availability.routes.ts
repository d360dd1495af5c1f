import { Router } from 'express';
import { checkAvailability, listUnavailableDates } from '@getaway/contracts/http/availability';
import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import { mount } from '@getaway/service-kit/http/mount';
import { Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { Database } from '../data/database.ts';
import { isFree, unavailableNights } from '../data/nights.repository.ts';
import { checkStay } from '../domain/booking/stay-rules.ts';
import { ownHoldId } from './hold-cookie.ts';

export function availabilityRoutes(deps: {
  database: Database;
  now: Clock;
  timeZone: string;
  guard: SessionGuard;
}): Router {
  const router = Router();
  const { pool } = deps.database;
  const today = () => dateInZone(deps.now(), deps.timeZone);

  mount(router, listUnavailableDates, deps.guard.requireStaff, async ({ request }) => ({
    unavailableDates: await unavailableNights(pool, today(), {
      holdId: ownHoldId(request) ?? null,
      bookingId: null,
    }),
  }));

  mount(router, checkAvailability, deps.guard.requireStaff, async ({ body, request }) => {
    const checked = checkStay(body, today());
    if (!checked.ok) {
      if (checked.fault.path === 'checkInDate') return { available: false };
      return new Problem('invalid-request', { errors: [checked.fault], detail: checked.fault.message });
    }
    const own = { holdId: ownHoldId(request) ?? null, bookingId: body.excludeBookingId ?? null };
    return { available: await isFree(pool, checked.stay, own) };
  });

  return router;
}
