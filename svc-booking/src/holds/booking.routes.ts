import { Router, type Response } from 'express';
import {
  checkBookingPayment,
  completeBooking,
  createBookingPaymentIntent,
} from '@getaway/contracts/http/booking-payment';
import type { Answer } from '@getaway/contracts/http/call';
import { secondMs } from '@getaway/kernel/instant';
import { decimalFromCents, inDollars, type Cents } from '@getaway/kernel/money';
import { isWithin } from '@getaway/kernel/stay';
import type { IdempotencyStore } from '@getaway/service-kit/http/idempotency';
import { mount } from '@getaway/service-kit/http/mount';
import { Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { cardCharge } from '../payments/card-charge.rules.ts';
import { lastHoldEnd } from './hold.rules.ts';
import { withHours, type StayHours } from '../availability/stay-hours.rules.ts';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { checkPayment } from '../payments/check-payment.ts';
import { confirmFreeBooking } from '../bookings/confirm-free-booking.ts';
import { confirmPaidBooking } from '../payments/confirm-paid-booking.ts';
import { findOwnHold } from './find-own-hold.ts';
import { holdStay, type HoldStayDeps } from './hold-stay.ts';
import { isCompletionCurrent } from '../bookings/is-completion-current.ts';
import { isIntentCurrent } from '../payments/is-intent-current.ts';
import { payReservation } from '../payments/pay-reservation.ts';
import { preparePayment } from '../payments/prepare-payment.ts';
import { takeFreshNights, type FreshNightsDeps } from '../availability/take-fresh-nights.ts';
import { claimProblem } from './claim-stay.problem.ts';
import { refundProblem } from '../payments/refunded-payment.problem.ts';
import { reserveProblem } from '../reservations/reserve-stay.problem.ts';
import { originOf } from '../reservations/request-origin.http.ts';
import { holdIdOfKey, ownHoldId, rememberHold } from './hold-cookie.http.ts';
import { withPromoGuess, type PromoGuessDeps } from '../promo-codes/promo-guesses.http.ts';

export interface BookingRoutesDeps extends HoldStayDeps, FreshNightsDeps, PromoGuessDeps {
  readonly guard: SessionGuard;
  readonly answers: IdempotencyStore;
  readonly secureCookies: boolean;
  readonly usualHours: StayHours;
}

export function bookingRoutes(deps: BookingRoutesDeps): Router {
  const router = Router();
  const { requireStaff } = deps.guard;
  const { answers } = deps;

  mount(
    router,
    createBookingPaymentIntent,
    requireStaff,
    async ({ body, request, response, correlationId }) =>
      withPromoGuess(deps, { request, code: body.bookingData.promoCode }, async () => {
        const { checkInDate: checkIn, checkOutDate: checkOut } = body.bookingData;
        const own = await findOwnHold(deps, {
          holdIds: [body.holdId, ownHoldId(request, deps.secureCookies)],
          asked: { checkIn, checkOut },
          correlationId,
        });
        if (own.status === 'paid') return paidAlready();
        const expectedTotals = [body.totalAmount, body.calculation?.total].filter(
          (total) => total !== undefined,
        );
        const { addOnIds, packageIds } = body;
        const stay = { data: withHours(body.bookingData, deps.usualHours), addOnIds, packageIds };
        if (own.status === 'reserved') {
          const offered = await payReservation(deps, { ...stay, holdId: own.holdId, expectedTotals });
          return offered.ok ? prepared(deps, response, offered.booking, true) : reserveProblem(offered);
        }
        const hasTheNights = own.status === 'held' && isWithin({ checkIn, checkOut }, own.stay);
        if (!hasTheNights) await takeFreshNights(deps, body.bookingData);
        const outcome = await holdStay(deps, {
          ...stay,
          holdId: own.status === 'held' ? own.holdId : undefined,
          newHoldId: holdIdOfKey(request) ?? deps.newId(),
          expectedTotals,
          ...originOf(request),
          correlationId,
        });
        if (outcome.ok) return prepared(deps, response, outcome.booking, outcome.nightsHeld);
        if (outcome.reason === 'paid') return paidAlready();
        return outcome.reason === 'changed-meanwhile' ? changedMeanwhile() : claimProblem(outcome);
      }),
    { answers, isCurrent: (answer) => isIntentCurrent(deps, answer) },
  );

  mount(router, checkBookingPayment, requireStaff, async ({ body }) => {
    const { holdId, paymentIntentId, ...shown } = body;
    const outcome = await checkPayment(deps, { holdId, paymentIntentId, shown });
    if (outcome.ok) {
      const { holdExpiresAt, paymentDueAt } = outcome.booking;
      return { holdExpiresAt: (holdExpiresAt ?? paymentDueAt)?.toISOString() ?? null };
    }
    return outcome.reason === 'booking-changed'
      ? bookingChanged(outcome.booking)
      : new Problem(outcome.reason);
  });

  mount(
    router,
    completeBooking,
    requireStaff,
    async ({ body, correlationId }) => {
      const { paymentIntentId, holdId = '', shown } = body;
      const outcome =
        paymentIntentId === undefined
          ? await confirmFreeBooking(deps, { holdId, shown, correlationId })
          : await confirmPaidBooking(deps, { paymentIntentId, correlationId });
      switch (outcome.status) {
        case 'confirmed':
          return { bookingReference: outcome.booking.bookingReference, status: outcome.booking.status };
        case 'cancelled':
          return new Problem('booking-cancelled', {
            detail: cancelledInWords(outcome.refunded),
            members: { status: 'cancelled', refunded: decimalFromCents(outcome.refunded) },
          });
        case 'unknown-payment':
          return new Problem('not-found', { detail: 'We couldn’t find a booking for this payment' });
        case 'unknown-hold':
          return new Problem('not-found', { detail: 'We couldn’t find this hold' });
        case 'hold-ended':
        case 'dates-taken':
          return new Problem(outcome.status);
        case 'booking-changed':
          return bookingChanged(outcome.booking);
        case 'payment-incomplete':
          return new Problem('payment-incomplete');
        case 'refunding':
          return refundProblem(outcome);
      }
    },
    { answers, isCurrent: (answer) => isCompletionCurrent(deps, answer) },
  );

  return router;
}

/** The payment of a hold or a reservation, for its browser to store and pay. */
async function prepared(
  deps: BookingRoutesDeps,
  response: Response,
  unpaid: BookingRecord,
  nightsHeld: boolean,
): Promise<Answer<typeof createBookingPaymentIntent> | Problem> {
  const { holdId } = unpaid;
  if (holdId === null) throw new Error(`hold ${unpaid.id} has no hold id`);
  rememberHold(response, holdId, deps.secureCookies);
  const outcome = await preparePayment(deps, unpaid);
  if (!outcome.ok)
    return outcome.reason === 'changed-meanwhile' ? changedMeanwhile() : new Problem('hold-ended');
  const { booking, intent } = outcome;
  const isReserved = booking.status === 'pending_payment';
  const now = deps.now();
  const endsAt = (isReserved ? booking.paymentDueAt : booking.holdExpiresAt) ?? now;
  return {
    clientSecret: intent?.clientSecret ?? '',
    paymentIntentId: intent?.id ?? '',
    holdId,
    holdExpiresAt: endsAt.toISOString(),
    holdSeconds: Math.max(0, Math.floor((endsAt.getTime() - now.getTime()) / secondMs)),
    nightsHeld,
    holdEndsAt: (isReserved ? endsAt : lastHoldEnd(booking.createdAt)).toISOString(),
    quote: cardCharge(booking).quote,
    ...(isReserved
      ? {
          reservation: {
            bookingReference: booking.bookingReference,
            paymentDueAt: booking.paymentDueAt?.toISOString() ?? null,
          },
        }
      : {}),
  };
}

function paidAlready(): Problem {
  return new Problem('hold-ended', { detail: 'These dates are already paid for' });
}

function changedMeanwhile(): Problem {
  return new Problem('changed-meanwhile', {
    detail: 'This booking was just changed in another tab. Please check it and try again.',
  });
}

/** The current hold, so that the page can show it next to what its guest saw. */
function bookingChanged(booking: BookingRecord): Problem {
  const { checkInDate, checkOutDate } = booking;
  const { quote } = cardCharge(booking);
  return new Problem('booking-changed', { members: { checkInDate, checkOutDate, quote } });
}

function cancelledInWords(refunded: Cents): string {
  return refunded > 0
    ? `This booking was canceled. ${inDollars(refunded)} of your payment was refunded or is on its way back.`
    : 'This booking was canceled. Please contact us about your payment.';
}
