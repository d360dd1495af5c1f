import { Router } from 'express';
import { checkAvailability as checkCall, listUnavailableDates } from '@getaway/contracts/http/availability';
import type { Clock } from '@getaway/kernel/instant';
import { mount } from '@getaway/service-kit/http/mount';
import { Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { Database } from '../database/database.ts';
import { ownHoldId } from '../holds/hold-cookie.http.ts';
import { checkAvailability } from './check-availability.ts';
import type { StayHours } from './stay-hours.rules.ts';
import { explainUnavailableNights } from './explain-unavailable-nights.ts';
import { unavailableOnWire } from './unavailable-nights.http.ts';

interface AvailabilityDeps {
  readonly database: Database;
  readonly now: Clock;
  readonly timeZone: string;
  readonly usualHours: Pick<StayHours, 'checkInTime'>;
  readonly guard: SessionGuard;
  readonly secureCookies: boolean;
}

export function availabilityRoutes(deps: AvailabilityDeps): Router {
  const router = Router();

  mount(router, listUnavailableDates, deps.guard.requireStaff, async ({ request }) => {
    const own = { holdId: ownHoldId(request, deps.secureCookies) ?? null, bookingId: null };
    return unavailableOnWire(await explainUnavailableNights(deps, own));
  });

  mount(router, checkCall, deps.guard.requireStaff, async ({ body, request }) => {
    const outcome = await checkAvailability(deps, {
      dates: body,
      excludeBookingId: body.excludeBookingId,
      ignoresRules: body.ignoreRules === true,
      holdId: ownHoldId(request, deps.secureCookies) ?? null,
      isStaff: async () => (await deps.guard.identify(request)) !== undefined,
    });
    if (outcome.ok) {
      const { isAvailable: available, broken } = outcome;
      return { available, ...(broken && { reason: broken.code, message: broken.message }) };
    }
    return new Problem('invalid-request', { errors: [outcome.fault], detail: outcome.fault.message });
  });

  return router;
}
