import { Router } from 'express';
import {
  extendPaymentDeadline,
  markBookingPaid as markPaidCall,
  releaseReservations as releaseCall,
} from '@getaway/contracts/http/unpaid-bookings';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import type { WithEntry } from '@getaway/property/entry';
import { centsFromDollars, decimalFromCents, inDollars } from '@getaway/kernel/money';
import { mount } from '@getaway/service-kit/http/mount';
import { noSuch, Problem } from '@getaway/service-kit/problem';
import { staffOf, type SessionGuard } from '@getaway/service-kit/session/guard';
import type { ConfirmDeps } from '../payments/confirm-paid-booking.ts';
import { extendDeadline, type ExtendOutcome } from './extend-deadline.ts';
import { dayProblem } from '../ledger/record-money.problem.ts';
import { markBookingPaid, type MarkPaidOutcome } from '../payments/mark-booking-paid.ts';
import { releaseReservations } from './release-reservations.ts';
import { staffBooking } from '../bookings/staff-booking.http.ts';

/** Staff's calls about reservations that wait for payment. */
export function unpaidBookingRoutes(
  deps: ConfirmDeps & { timeZone: string; guard: SessionGuard; property: WithEntry },
): Router {
  const router = Router();
  const { requireStaff } = deps.guard;

  mount(router, markPaidCall, requireStaff, async ({ params, body, response, correlationId }) =>
    answer(
      deps.property,
      await markBookingPaid(deps, {
        bookingId: params.id,
        seenTotal: body.total === undefined ? undefined : centsFromDollars(body.total),
        seenBalance: body.balance === undefined ? undefined : centsFromDollars(body.balance),
        method: body.method,
        effectiveOn: body.effectiveOn,
        note: body.note,
        actor: staffOf(response).username,
        correlationId,
      }),
    ),
  );

  mount(router, extendPaymentDeadline, requireStaff, async ({ params, body, response, correlationId }) =>
    answer(
      deps.property,
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

function answer(house: WithEntry, outcome: ExtendOutcome | MarkPaidOutcome): StaffBooking | Problem {
  if (outcome.ok) return staffBooking(outcome.booking, house);
  switch (outcome.reason) {
    case 'payment-under-way':
      return new Problem('changed-meanwhile', {
        detail: 'The guest is paying by card right now. Try again in a minute.',
      });
    case 'other-total':
      return new Problem('changed-meanwhile', {
        detail: `This booking’s total is now ${inDollars(outcome.total)}. Check that you received that amount.`,
      });
    case 'other-balance':
      return new Problem('changed-meanwhile', {
        detail: `${inDollars(decimalFromCents(outcome.balance))} is left to pay now. Check that you received that amount.`,
      });
    case 'in-the-future':
    case 'too-long-ago':
      return dayProblem(outcome.reason);
    case 'paid-by-card':
      return new Problem('not-awaiting-payment', { detail: 'The guest has already paid by card.' });
    case 'not-found':
      return noSuch('booking');
    default:
      return new Problem(outcome.reason);
  }
}
