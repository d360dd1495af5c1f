import { Router } from 'express';
import { checkAvailability, listUnavailableDates } from '@getaway/contracts/http/availability';
import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import { mount } from '@getaway/service-kit/http/mount';
import { Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { Database } from '../database/database.ts';
import { isFree, unavailableNights } from './nights.repository.ts';
import { checkStay } from './stay-dates.rules.ts';
import { ownHoldId } from '../holds/hold-cookie.http.ts';

interface AvailabilityDeps {
  readonly database: Database;
  readonly now: Clock;
  readonly timeZone: string;
  readonly guard: SessionGuard;
  readonly secureCookies: boolean;
}

export function availabilityRoutes(deps: AvailabilityDeps): Router {
  const router = Router();
  const { pool } = deps.database;
  const today = () => dateInZone(deps.now(), deps.timeZone);

  mount(router, listUnavailableDates, deps.guard.requireStaff, async ({ request }) => ({
    unavailableDates: await unavailableNights(pool, today(), {
      holdId: ownHoldId(request, deps.secureCookies) ?? null,
      bookingId: null,
    }),
  }));

  mount(router, checkAvailability, deps.guard.requireStaff, async ({ body, request }) => {
    const excluded = body.excludeBookingId;
    let checked = checkStay(body, today());
    const isPast = !checked.ok && checked.fault.path === 'checkInDate';
    const isStaff = (isPast || excluded !== undefined) && (await deps.guard.identify(request)) !== undefined;
    if (isPast) {
      if (!isStaff) return { available: false };
      // Staff may enter a stay that has begun or is over.
      checked = checkStay(body, body.checkInDate);
    }
    if (!checked.ok) {
      return new Problem('invalid-request', { errors: [checked.fault], detail: checked.fault.message });
    }
    const own = {
      holdId: ownHoldId(request, deps.secureCookies) ?? null,
      // Only for staff, because the answer reveals which booking has the nights.
      bookingId: isStaff ? (excluded ?? null) : null,
    };
    return { available: await isFree(pool, checked.stay, own) };
  });

  return router;
}
