import { Router } from 'express';
import {
  changeStaffBooking as changeCall,
  createStaffBooking as createCall,
  deleteStaffBooking as deleteCall,
  listBookingAddOns as addOnsCall,
  listBookingPackages as packagesCall,
  previewRefund as previewCall,
  readBooking as readCall,
  readBookingHistory as historyCall,
  requestRefund,
} from '@getaway/contracts/http/staff-booking-changes';
import type { WithEntry } from '@getaway/property/entry';
import { centsFromDollars, decimalFromCents } from '@getaway/kernel/money';
import type { IdempotencyStore } from '@getaway/service-kit/http/idempotency';
import { mount } from '@getaway/service-kit/http/mount';
import { noSuch, type Problem } from '@getaway/service-kit/problem';
import { staffOf, type SessionGuard } from '@getaway/service-kit/session/guard';
import { withHours, type StayHours } from '../availability/stay-hours.rules.ts';
import { previewRefund } from '../payments/preview-refund.ts';
import { adjustPayment } from './adjust-payment.ts';
import { createStaffBooking } from './create-staff-booking.ts';
import { deleteBooking } from './delete-booking.ts';
import { listBookingAddOns } from './list-booking-add-ons.ts';
import { listBookingPackages } from './list-booking-packages.ts';
import { readBookingHistory } from './read-booking-history.ts';
import { readStaffBooking } from './read-staff-booking.ts';
import { staffBooking } from './staff-booking.http.ts';
import type { StaffBookingDeps } from './staff-decision.ts';
import { staffProblem } from './staff-refusal.problem.ts';
import { updateStaffBooking } from './update-staff-booking.ts';

const noSuchBooking = (): Problem => noSuch('booking');

export interface StaffBookingRoutesDeps extends StaffBookingDeps {
  readonly guard: SessionGuard;
  readonly answers: IdempotencyStore;
  readonly usualHours: StayHours;
  readonly property: WithEntry;
}

/** Staff's calls about one booking (spec page 2, section 7, 'Bookings'). */
export function staffBookingRoutes(deps: StaffBookingRoutesDeps): Router {
  const router = Router();
  const { answers } = deps;
  const { requireStaff } = deps.guard;

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
      return outcome.ok ? staffBooking(outcome.booking, deps.property) : staffProblem(outcome);
    },
    { answers },
  );

  mount(router, readCall, requireStaff, async ({ params }) => {
    const found = await readStaffBooking(deps, params.id);
    return found
      ? {
          ...staffBooking(found.booking, deps.property, found.returns),
          opensAt: found.opensAt,
          quote: found.booking.quote,
        }
      : noSuchBooking();
  });

  mount(router, changeCall, requireStaff, async ({ params, body, response, correlationId }) => {
    const { revision, refund, previewedTotal: previewed, ...fields } = body;
    const decision = { id: params.id, revision, refund, actor: staffOf(response).username, correlationId };
    const previewedTotal = previewed === undefined ? undefined : centsFromDollars(previewed);
    const change = { ...fields, previewedTotal };
    const outcome = await updateStaffBooking(deps, decision, change);
    return outcome.ok ? staffBooking(outcome.booking, deps.property, outcome.returns) : staffProblem(outcome);
  });

  mount(router, deleteCall, requireStaff, async ({ params, query, response, correlationId }) => {
    const { revision, refund } = query;
    const decision = { id: params.id, revision, refund, actor: staffOf(response).username, correlationId };
    const outcome = await deleteBooking(deps, decision);
    return outcome.ok ? undefined : staffProblem(outcome);
  });

  mount(
    router,
    addOnsCall,
    requireStaff,
    async ({ params }) => (await listBookingAddOns(deps, params.id)) ?? noSuchBooking(),
  );

  mount(
    router,
    packagesCall,
    requireStaff,
    async ({ params }) => (await listBookingPackages(deps, params.id)) ?? noSuchBooking(),
  );

  mount(router, historyCall, requireStaff, async ({ params }) => {
    const history = await readBookingHistory(deps, params.id);
    if (!history) return noSuchBooking();
    return history.map(({ id, at, actor, action, changes }) => ({
      id,
      at: at.toISOString(),
      actor,
      action,
      changes: [...changes],
    }));
  });

  mount(router, previewCall, requireStaff, async ({ params }) => {
    const preview = await previewRefund(deps, params.id);
    if (!preview) return noSuchBooking();
    const { booking } = preview;
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
      byCard: preview.byCard,
      disputed: preview.disputed,
    };
  });

  mount(
    router,
    requestRefund,
    requireStaff,
    async ({ params, body, request, response, correlationId }) => {
      const { note, revision, paymentId } = body;
      const amount = centsFromDollars(body.amount);
      const decision = {
        id: params.id,
        revision,
        amount,
        note,
        paymentId,
        key: request.get('idempotency-key'),
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
