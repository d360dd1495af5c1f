import { Router } from 'express';
import { createAlternativeBooking } from '@getaway/contracts/http/alternative-booking';
import {
  confirmReservationRequest,
  viewReservationRequest,
} from '@getaway/contracts/http/reservation-requests';
import { decimalFromCents } from '@getaway/kernel/money';
import type { Property } from '@getaway/property';
import type { IdempotencyStore } from '@getaway/service-kit/http/idempotency';
import { mount } from '@getaway/service-kit/http/mount';
import { Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { withHours, type UsualHours } from '../availability/stay-hours.rules.ts';
import type { FreshNightsDeps } from '../availability/take-fresh-nights.ts';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { holdIdOfKey, ownHoldId, rememberHold } from '../holds/hold-cookie.http.ts';
import { withPromoGuess, type PromoGuessDeps } from '../promo-codes/promo-guesses.http.ts';
import { confirmRequest } from './confirm-request.ts';
import { readRequest } from './read-request.ts';
import { originOf } from './request-origin.http.ts';
import { requestReservation } from './request-reservation.ts';
import type { ReserveStayDeps } from './reserve-stay.ts';
import { reserveProblem } from './reserve-stay.problem.ts';

const cardsOnly = 'This house only takes cards. Please pay by card.';

/** Booking without a card, in a house that takes other payments. */
export function reservationRoutes(
  deps: ReserveStayDeps &
    FreshNightsDeps &
    PromoGuessDeps & {
      guard: SessionGuard;
      answers: IdempotencyStore;
      secureCookies: boolean;
      usualHours: UsualHours;
      property: Pick<Property, 'paymentHandles'>;
    },
): Router {
  const router = Router();

  mount(
    router,
    createAlternativeBooking,
    deps.guard.requireStaff,
    async ({ body, request, response, correlationId }) => {
      if (deps.property.paymentHandles.length === 0) return new Problem('not-offered', { detail: cardsOnly });
      const code = body.bookingData.promoCode ?? body.promoCode;
      return withPromoGuess(deps, { request, code }, async () => {
        const { alternativeEmail, alternativePhone, ...data } = body.bookingData;
        const outcome = await requestReservation(deps, {
          data: { ...withHours(data, deps.usualHours), promoCode: code },
          alternativeEmail: alternativeEmail ?? data.email,
          alternativePhone: alternativePhone ?? data.phone,
          addOnIds: body.addOnIds,
          packageIds: body.packageIds,
          holdId: body.holdId ?? ownHoldId(request, deps.secureCookies),
          newHoldId: holdIdOfKey(request) ?? deps.newId(),
          expectedTotals: [body.totalAmount, body.calculation?.total].filter((total) => total !== undefined),
          shownTerms: body.calculation?.terms,
          ...originOf(request),
          correlationId,
        });
        if (!outcome.ok) return reserveProblem(outcome);
        if (outcome.status === 'confirmation-requested') {
          const { email, expiresAt, total } = outcome;
          return {
            bookingReference: '',
            status: 'pending' as const,
            paymentDueAt: null,
            total,
            confirmation: { email, expiresAt: expiresAt.toISOString() },
          };
        }
        const { booking } = outcome;
        if (booking.holdId !== null) rememberHold(response, booking.holdId, deps.secureCookies);
        return reserved(booking);
      });
    },
    { answers: deps.answers },
  );

  mount(router, viewReservationRequest, deps.guard.requireStaff, async ({ body }) => {
    const found = await readRequest(deps, body.token);
    if (!found) return unknownLink();
    const { row, stored } = found;
    const { firstName, checkInDate, checkOutDate } = stored.data;
    const isExpired = row.usedAt === null ? row.expiresAt <= deps.now() : row.hasEnded;
    return {
      status: isExpired ? 'expired' : row.usedAt === null ? 'open' : 'used',
      firstName,
      checkInDate,
      checkOutDate,
      total: stored.total,
      expiresAt: row.expiresAt.toISOString(),
    } as const;
  });

  mount(
    router,
    confirmReservationRequest,
    deps.guard.requireStaff,
    async ({ body, response, correlationId }) => {
      const outcome = await confirmRequest(deps, { token: body.token, correlationId });
      if (outcome.ok) {
        // The guest may pay by card in this browser, even if they opened the link in another.
        if (outcome.booking.holdId !== null)
          rememberHold(response, outcome.booking.holdId, deps.secureCookies);
        return reserved(outcome.booking);
      }
      if (outcome.reason === 'unknown-link') return unknownLink();
      if (outcome.reason === 'link-expired') return new Problem('link-expired');
      return reserveProblem(outcome);
    },
  );
  return router;
}

const unknownLink = (): Problem => new Problem('not-found', { detail: 'This link doesn’t work' });

function reserved(booking: BookingRecord) {
  return {
    bookingReference: booking.bookingReference,
    status: booking.status,
    paymentDueAt: booking.paymentDueAt?.toISOString() ?? null,
    total: decimalFromCents(booking.total),
  };
}
