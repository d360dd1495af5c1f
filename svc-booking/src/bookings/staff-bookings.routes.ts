import { Router } from 'express';
import {
  changeStaffBooking as changeCall,
  createStaffBooking as createCall,
  deleteStaffBooking as deleteCall,
  listBookingAddOns,
  listBookingPackages,
  previewRefund,
  readBooking,
  readBookingHistory,
  requestRefund,
} from '@getaway/contracts/http/staff-booking-changes';
import { centsFromDollars, decimalFromCents, zeroCents } from '@getaway/kernel/money';
import type { IdempotencyStore } from '@getaway/service-kit/http/idempotency';
import { mount } from '@getaway/service-kit/http/mount';
import { Problem } from '@getaway/service-kit/problem';
import { staffOf, type SessionGuard } from '@getaway/service-kit/session/guard';
import { addOnLines, packageLines } from './booking-extras.repository.ts';
import { historyOf } from './booking-history.repository.ts';
import { findBooking } from './bookings.repository.ts';
import type { BookingRecord } from './booking-record.repository.ts';
import { refundedSoFar } from '../payments/refunds.repository.ts';
import { withHours, type StayHours } from '../availability/stay-hours.rules.ts';
import { adjustPayment } from '../payments/adjust-payment.ts';
import { changeStaffBooking } from './update-staff-booking.ts';
import { createStaffBooking } from './create-staff-booking.ts';
import { deleteBooking } from './delete-booking.ts';
import { cardPaymentOf, previewRefundOf } from '../payments/refund-booking.ts';
import type { StaffBookingDeps } from './staff-decision.ts';
import { staffBooking } from './staff-booking.http.ts';
import { staffProblem } from './staff-refusal.problem.ts';

const noSuchBooking = (): Problem => new Problem('not-found', { detail: 'No such booking' });

export interface StaffBookingRoutesDeps extends StaffBookingDeps {
  readonly guard: SessionGuard;
  readonly answers: IdempotencyStore;
  readonly usualHours: StayHours;
}

/** Staff's calls about one booking (spec page 2, section 7, 'Bookings'). */
export function staffBookingRoutes(deps: StaffBookingRoutesDeps): Router {
  const router = Router();
  const { answers } = deps;
  const { requireStaff } = deps.guard;
  const { prisma } = deps.database;
  const shown = async (booking: BookingRecord) =>
    staffBooking(booking, await refundedSoFar(prisma, booking.id));

  mount(
    router,
    createCall,
    requireStaff,
    async ({ body, response, correlationId }) => {
      const { status = 'confirmed', addOnIds, packageIds, promoCode, ...given } = body;
      const details = {
        ...withHours(given, deps.usualHours),
        phone: given.phone ?? null,
        occasion: given.occasion ?? null,
        specialRequests: given.specialRequests ?? null,
      };
      const outcome = await createStaffBooking(
        deps,
        { details, status, addOnIds, packageIds, promoCode },
        { actor: staffOf(response).username, correlationId },
      );
      // A read after the commit could fail, and a new booking has no refunds.
      return outcome.ok ? staffBooking(outcome.booking, zeroCents) : staffProblem(outcome);
    },
    { answers },
  );

  mount(router, readBooking, requireStaff, async ({ params }) => {
    const booking = await findBooking(prisma, params.id);
    return booking ? { ...(await shown(booking)), quote: booking.quote } : noSuchBooking();
  });

  mount(router, changeCall, requireStaff, async ({ params, body, response, correlationId }) => {
    const { revision, refund, ...change } = body;
    const decision = { id: params.id, revision, refund, actor: staffOf(response).username, correlationId };
    const outcome = await changeStaffBooking(deps, decision, change);
    return outcome.ok ? shown(outcome.booking) : staffProblem(outcome);
  });

  mount(router, deleteCall, requireStaff, async ({ params, query, response, correlationId }) => {
    const { revision, refund } = query;
    const decision = { id: params.id, revision, refund, actor: staffOf(response).username, correlationId };
    const outcome = await deleteBooking(deps, decision);
    return outcome.ok ? undefined : staffProblem(outcome);
  });

  mount(router, listBookingAddOns, requireStaff, async ({ params }) => {
    const booking = await findBooking(prisma, params.id);
    return booking ? addOnLines(prisma, booking) : noSuchBooking();
  });

  mount(router, listBookingPackages, requireStaff, async ({ params }) => {
    const booking = await findBooking(prisma, params.id);
    return booking ? packageLines(prisma, booking) : noSuchBooking();
  });

  mount(router, readBookingHistory, requireStaff, async ({ params }) => {
    const history = await historyOf(prisma, params.id);
    if (history.length === 0 && !(await findBooking(prisma, params.id))) return noSuchBooking();
    return history.map(({ id, at, actor, action, changes }) => ({
      id,
      at: at.toISOString(),
      actor,
      action,
      changes: [...changes],
    }));
  });

  mount(router, previewRefund, requireStaff, async ({ params }) => {
    const booking = await findBooking(prisma, params.id);
    if (!booking) return noSuchBooking();
    const preview = await previewRefundOf(prisma, booking, { now: deps.now(), timeZone: deps.timeZone });
    return {
      policy: {
        noticeHours: booking.cancellationNoticeHours,
        deadline: preview.policy.deadline.toISOString(),
        refundable: decimalFromCents(preview.policy.refundable),
      },
      refundable: decimalFromCents(preview.refundable),
      paid: decimalFromCents(booking.paid),
      refunded: decimalFromCents(preview.refunded),
      reason: preview.policy.reason,
      byCard: cardPaymentOf(booking) !== null,
    };
  });

  mount(
    router,
    requestRefund,
    requireStaff,
    async ({ params, body, response, correlationId }) => {
      const { note, revision } = body;
      const amount = centsFromDollars(body.amount);
      const decision = {
        id: params.id,
        revision,
        amount,
        note,
        actor: staffOf(response).username,
        correlationId,
      };
      const outcome = await adjustPayment(deps, decision);
      if (!outcome.ok) return staffProblem(outcome);
      const { id, createdAt, left } = outcome;
      return {
        id,
        amount: decimalFromCents(amount),
        refundable: decimalFromCents(left),
        createdAt: createdAt.toISOString(),
      };
    },
    { answers },
  );

  return router;
}
