import { Router } from 'express';
import { createAlternativeBooking } from '@getaway/contracts/http/alternative-booking';
import { decimalFromCents } from '@getaway/kernel/money';
import type { AnswerStore } from '@getaway/service-kit/http/idempotency';
import { clientNetwork } from '@getaway/service-kit/http/client-network';
import { mount } from '@getaway/service-kit/http/mount';
import { Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { withHours, type StayHours } from '../domain/booking/stay-hours.ts';
import { reserveStay, type ReserveStayDeps } from '../use-cases/reserve-stay.ts';
import { takeFreshNights, type FreshNightsDeps } from '../use-cases/take-fresh-nights.ts';
import { claimProblem } from './claim-problem.ts';
import { holdIdOfKey, ownHoldId, rememberHold } from './hold-cookie.ts';
import { withPromoGuess, type PromoGuessDeps } from './promo-guesses.ts';

/** Booking without a card. */
export function reservationRoutes(
  deps: ReserveStayDeps &
    FreshNightsDeps &
    PromoGuessDeps & {
      guard: SessionGuard;
      answers: AnswerStore;
      secureCookies: boolean;
      usualHours: StayHours;
    },
): Router {
  const router = Router();

  mount(
    router,
    createAlternativeBooking,
    deps.guard.requireStaff,
    async ({ body, request, response, correlationId }) => {
      const code = body.bookingData.promoCode ?? body.promoCode;
      return withPromoGuess(deps, { request, code }, async () => {
        const { alternativeEmail, alternativePhone, ...data } = body.bookingData;
        await takeFreshNights(deps, data);
        const outcome = await reserveStay(deps, {
          data: { ...withHours(data, deps.usualHours), promoCode: code },
          alternativeEmail: alternativeEmail ?? data.email,
          alternativePhone: alternativePhone ?? data.phone,
          addOnIds: body.addOnIds,
          packageIds: body.packageIds,
          holdId: body.holdId ?? ownHoldId(request, deps.secureCookies),
          newHoldId: holdIdOfKey(request) ?? deps.newId(),
          expectedTotals: [body.totalAmount, body.calculation?.total].filter((total) => total !== undefined),
          clientNetwork: request.ip === undefined ? null : clientNetwork(request.ip),
          correlationId,
        });
        if (!outcome.ok) {
          if (outcome.reason !== 'card-under-way') return claimProblem(outcome);
          return new Problem('payment-incomplete', { detail: 'A card payment for these dates is under way' });
        }
        const { booking } = outcome;
        if (booking.holdId !== null) rememberHold(response, booking.holdId, deps.secureCookies);
        return {
          bookingReference: booking.bookingReference,
          status: booking.status,
          paymentDueAt: booking.paymentDueAt?.toISOString() ?? null,
          total: decimalFromCents(booking.total),
        };
      });
    },
    { answers: deps.answers },
  );
  return router;
}
