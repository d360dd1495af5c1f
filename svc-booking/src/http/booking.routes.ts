import { Router } from 'express';
import { completeBooking, createBookingPaymentIntent } from '@getaway/contracts/http/booking-payment';
import { mount } from '@getaway/service-kit/http/mount';
import { Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { holdMs } from '../domain/booking/hold.ts';
import type { CardPayments } from '../payments/card-payments.ts';
import { confirmPaidBooking } from '../use-cases/confirm-paid-booking.ts';
import { holdStay, type HoldStayDeps, type HoldStayOutcome } from '../use-cases/hold-stay.ts';
import { preparePayment } from '../use-cases/prepare-payment.ts';
import { ownHoldId, rememberHold } from './hold-cookie.ts';
import { quoteProblem } from './quote-problem.ts';

export interface BookingRoutesDeps extends HoldStayDeps {
  readonly payments: CardPayments;
  readonly guard: SessionGuard;
  readonly secureCookies: boolean;
}

export function bookingRoutes(deps: BookingRoutesDeps): Router {
  const router = Router();
  const { requireStaff } = deps.guard;

  mount(
    router,
    createBookingPaymentIntent,
    requireStaff,
    async ({ body, request, response, correlationId }) => {
      const expectedTotals = [body.totalAmount, body.calculation?.total].filter(
        (total) => total !== undefined,
      );
      const outcome = await holdStay(deps, {
        data: body.bookingData,
        addOnIds: body.addOnIds,
        packageIds: body.packageIds,
        holdId: body.holdId ?? ownHoldId(request),
        expectedTotals,
        clientAddress: request.ip ?? null,
        correlationId,
      });
      if (!outcome.ok) return holdProblem(outcome);
      const { holdId } = outcome.booking;
      if (holdId === null) throw new Error(`hold ${outcome.booking.id} has no hold id`);
      rememberHold(response, holdId, deps.secureCookies);
      const prepared = await preparePayment(deps, outcome.booking);
      if (!prepared.ok) return new Problem('hold-ended');
      const { booking, clientSecret, paymentIntentId } = prepared;
      return {
        clientSecret,
        paymentIntentId,
        holdId,
        holdExpiresAt: (booking.holdExpiresAt ?? deps.now()).toISOString(),
        quote: booking.quote,
      };
    },
  );

  mount(router, completeBooking, requireStaff, async ({ body, correlationId }) => {
    const outcome = await confirmPaidBooking(deps, { paymentIntentId: body.paymentIntentId, correlationId });
    switch (outcome.status) {
      case 'confirmed':
        return { bookingReference: outcome.booking.bookingReference, status: outcome.booking.status };
      case 'unknown-payment':
        return new Problem('not-found', { detail: 'No booking belongs to this payment' });
      case 'payment-incomplete':
        return new Problem('payment-incomplete');
      case 'refunding':
        return new Problem('dates-taken', {
          detail: 'The payment came too late and is being refunded in full',
        });
    }
  });

  return router;
}

function holdProblem(outcome: HoldStayOutcome & { ok: false }): Problem {
  switch (outcome.reason) {
    case 'dates-taken':
      return new Problem('dates-taken', { members: { dates: outcome.dates } });
    case 'price-changed':
      return new Problem('price-changed', { members: { quote: outcome.quote } });
    case 'too-many-unpaid':
      return new Problem('too-many-requests', {
        detail: 'Too many unpaid reservations; finish one or wait until it ends',
        retryAfterSeconds: holdMs / 1_000,
      });
    default:
      return quoteProblem(outcome);
  }
}
