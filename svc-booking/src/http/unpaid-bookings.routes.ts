import { Router } from 'express';
import {
  extendPaymentDeadline,
  markBookingPaid as markPaidCall,
  releaseReservations as releaseCall,
} from '@getaway/contracts/http/unpaid-bookings';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import type { Clock } from '@getaway/kernel/instant';
import { mount } from '@getaway/service-kit/http/mount';
import { Problem } from '@getaway/service-kit/problem';
import { staffOf, type SessionGuard } from '@getaway/service-kit/session/guard';
import type { Database } from '../data/database.ts';
import type { Chance } from '../domain/booking/codes.ts';
import { extendDeadline, type ExtendOutcome } from '../use-cases/extend-deadline.ts';
import { markBookingPaid } from '../use-cases/mark-booking-paid.ts';
import { releaseReservations } from '../use-cases/release-reservations.ts';
import { staffBooking } from './staff-booking.ts';

/** What staff do about reservations that wait for their money. */
export function unpaidBookingRoutes(deps: {
  database: Database;
  now: Clock;
  timeZone: string;
  chance: Chance;
  guard: SessionGuard;
}): Router {
  const router = Router();
  const { requireStaff } = deps.guard;

  mount(router, markPaidCall, requireStaff, async ({ params, response, correlationId }) =>
    answer(
      await markBookingPaid(deps, { bookingId: params.id, actor: staffOf(response).username, correlationId }),
    ),
  );

  mount(router, extendPaymentDeadline, requireStaff, async ({ params, body, response, correlationId }) =>
    answer(
      await extendDeadline(deps, {
        bookingId: params.id,
        hours: body.hours,
        actor: staffOf(response).username,
        correlationId,
      }),
    ),
  );
  mount(router, releaseCall, requireStaff, ({ body, response, correlationId }) =>
    releaseReservations(deps, {
      bookingIds: [...new Set(body.bookingIds)],
      actor: staffOf(response).username,
      correlationId,
    }),
  );
  return router;
}

function answer(outcome: ExtendOutcome): StaffBooking | Problem {
  if (outcome.ok) return staffBooking(outcome.booking);
  return new Problem(outcome.reason);
}
