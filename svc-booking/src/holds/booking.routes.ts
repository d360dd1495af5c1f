import { Router } from 'express';
import {
  checkBookingPayment,
  completeBooking as completeCall,
  createBookingPaymentIntent,
} from '@getaway/contracts/http/booking-payment';
import type { Answer } from '@getaway/contracts/http/call';
import { secondMs } from '@getaway/kernel/instant';
import { decimalFromCents, inDollars, type Cents } from '@getaway/kernel/money';
import type { IdempotencyStore } from '@getaway/service-kit/http/idempotency';
import { mount } from '@getaway/service-kit/http/mount';
import { Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { withHours, type UsualHours } from '../availability/stay-hours.rules.ts';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { isCompletionCurrent } from '../bookings/is-completion-current.ts';
import { cardCharge } from '../payments/card-charge.rules.ts';
import { checkPayment } from '../payments/check-payment.ts';
import { isIntentCurrent } from '../payments/is-intent-current.ts';
import { refundProblem } from '../payments/refunded-payment.problem.ts';
import { withPromoGuess, type PromoGuessDeps } from '../promo-codes/promo-guesses.http.ts';
import { originOf } from '../reservations/request-origin.http.ts';
import { reserveProblem } from '../reservations/reserve-stay.problem.ts';
import { completeBooking } from './complete-booking.ts';
import { holdIdOfKey, ownHoldId, rememberHold } from './hold-cookie.http.ts';
import { lastHoldEnd } from './hold.rules.ts';
import {
  startCardPayment,
  type StartCardPaymentDeps,
  type StartCardPaymentOutcome,
  type StartedPayment,
} from './start-card-payment.ts';

export interface BookingRoutesDeps extends StartCardPaymentDeps, PromoGuessDeps {
  readonly guard: SessionGuard;
  readonly answers: IdempotencyStore;
  readonly secureCookies: boolean;
  readonly usualHours: UsualHours;
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
        const outcome = await startCardPayment(deps, {
          data: withHours(body.bookingData, deps.usualHours),
          addOnIds: body.addOnIds,
          packageIds: body.packageIds,
          holdIds: [body.holdId, ownHoldId(request, deps.secureCookies)],
          newHoldId: holdIdOfKey(request) ?? deps.newId(),
          expectedTotals: [body.totalAmount, body.calculation?.total].filter((total) => total !== undefined),
          shownTerms: body.calculation?.terms,
          ...originOf(request),
          correlationId,
          onHeld: (holdId) => {
            rememberHold(response, holdId, deps.secureCookies);
          },
        });
        return outcome.ok ? startedPayment(outcome, deps.now()) : startProblem(outcome);
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
    completeCall,
    requireStaff,
    async ({ body, correlationId }) => {
      const { paymentIntentId, holdId = '', shown } = body;
      const outcome = await completeBooking(deps, { paymentIntentId, holdId, shown, correlationId });
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
function startedPayment(
  { booking, intent, holdId, nightsHeld }: StartedPayment,
  now: Date,
): Answer<typeof createBookingPaymentIntent> {
  const isReserved = booking.status === 'pending_payment';
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

function startProblem(refusal: Exclude<StartCardPaymentOutcome, { ok: true }>): Problem {
  switch (refusal.reason) {
    case 'paid':
      return new Problem('hold-ended', { detail: 'These dates are already paid for' });
    case 'changed-meanwhile':
      return new Problem('changed-meanwhile', {
        detail: 'This booking was just changed in another tab. Please check it and try again.',
      });
    case 'hold-ended':
      return new Problem('hold-ended');
    default:
      return reserveProblem(refusal);
  }
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
