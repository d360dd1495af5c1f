import type { RefundCause } from '@getaway/contracts/events/payment';
import { decimalFromCents, type Cents } from '@getaway/kernel/money';
import { nightCount, nightsOf } from '@getaway/kernel/stay';
import type { Clock } from '@getaway/kernel/instant';
import type { Sql } from '@getaway/service-kit/sql';
import type { BookingRecord } from '../bookings/booking-record.repository.ts';
import { lockBooking } from '../bookings/bookings.repository.ts';
import type { Database, Tx } from '../database/database.ts';
import { adoptCardQuote } from '../reservations/reservations.repository.ts';
import { findFullRefund, refundedSoFar } from './refunds.repository.ts';
import { takeNights } from '../availability/nights.repository.ts';
import { countOwnNights } from '../reservations/unpaid-nights.repository.ts';
import { codeIdOf, countPromoUse } from '../promo-codes/promo-codes.repository.ts';
import type { RandomInt } from '../bookings/booking-codes.rules.ts';
import { cardCharge } from './card-charge.rules.ts';
import { decideOnPayment } from './payment-decision.rules.ts';
import type { CardPayments } from './card-payments.client.ts';
import { cancelBooking } from '../bookings/cancel-booking.ts';
import { confirmBooking } from '../bookings/confirm-booking.ts';

export interface ConfirmDeps {
  readonly database: Database;
  readonly payments: CardPayments;
  readonly now: Clock;
  readonly randomInt: RandomInt;
}

export type ConfirmOutcome =
  | { readonly status: 'confirmed'; readonly booking: BookingRecord }
  /** It was paid and then canceled; `refunded` includes refunds on their way. */
  | { readonly status: 'cancelled'; readonly refunded: Cents }
  | { readonly status: 'unknown-payment' }
  | { readonly status: 'payment-incomplete' }
  /** The payment is refunded in full, and `cause` says why. */
  | { readonly status: 'refunding'; readonly cause: RefundCause; readonly amount: Cents };

/**
 * Confirms a paid booking once. The webhook and the browser both call it, in any order and any number of
 * times. Only the provider's current state of the payment counts.
 */
export async function confirmPaidBooking(
  deps: ConfirmDeps,
  input: { paymentIntentId: string; correlationId: string },
): Promise<ConfirmOutcome> {
  const payment = await deps.payments.read(input.paymentIntentId);
  if (!payment) return { status: 'unknown-payment' };
  if (payment.status !== 'succeeded') return { status: 'payment-incomplete' };
  return deps.database.transact(async (tx, sql) => {
    const booking = await lockBooking(tx, sql, { paymentIntentId: payment.id });
    if (!booking) return { status: 'unknown-payment' };
    // A payment that is being refunded never confirms a booking, even if its nights are available.
    const refunding = await findFullRefund(tx, lateRefundKey(payment.id));
    if (refunding) return { status: 'refunding', ...refunding };
    const charge = cardCharge(booking);
    const decision = decideOnPayment({ ...booking, total: charge.total }, payment.paid);
    const context = { correlationId: input.correlationId, now: deps.now(), paid: payment.paid };
    switch (decision.status) {
      case 'already-confirmed':
        if (booking.status !== 'cancelled') return { status: 'confirmed', booking };
        return { status: 'cancelled', refunded: await refundedSoFar(tx, booking.id) };
      case 'confirm':
      case 'confirm-if-free': {
        // Beyond the limits on unpaid nights a payment starts without them (see `claimStay`).
        const isHeld = decision.status === 'confirm' && (await hasItsNights(sql, booking));
        const retaken = isHeld ? undefined : await retakeNights(tx, sql, booking);
        if (retaken?.ok === false) {
          const cause = decision.status === 'confirm' ? 'nights-taken' : 'hold-ended';
          return refund(deps, tx, sql, booking, { payment, cause, correlationId: input.correlationId });
        }
        const { promoUseCounted = booking.promoUseCounted } = retaken ?? {};
        const priced = isReservation(booking) ? await adoptCardQuote(tx, booking.id, charge.quote) : booking;
        const confirmed = await confirmBooking(deps, tx, sql, priced, { ...context, promoUseCounted });
        return { status: 'confirmed', booking: confirmed };
      }
      case 'refund':
        return refund(deps, tx, sql, booking, {
          payment,
          cause: 'other-amount',
          correlationId: input.correlationId,
        });
      default:
        return decision satisfies never;
    }
  });
}

/** A reservation that was paid by card takes over the price that the guest paid. */
function isReservation({ paymentMethod, cardQuote }: BookingRecord): boolean {
  return paymentMethod === 'alternative' && cardQuote !== null;
}

const lateRefundKey = (paymentIntentId: string): string => `late-payment:${paymentIntentId}`;

/** Whether a booking has all of its nights. */
export async function hasItsNights(sql: Sql, booking: BookingRecord): Promise<boolean> {
  const stay = { checkIn: booking.checkInDate, checkOut: booking.checkOutDate };
  return (await countOwnNights(sql, booking.id)) === nightCount(stay);
}

/** A canceled hold has released its nights. A late payment takes them again when they are available. */
export async function retakeNights(
  tx: Tx,
  sql: Sql,
  booking: BookingRecord,
): Promise<{ ok: true; promoUseCounted: boolean } | { ok: false }> {
  const range = { checkIn: booking.checkInDate, checkOut: booking.checkOutDate };
  await sql('SAVEPOINT retake');
  // Promotion codes are locked before nights everywhere, so that two transactions cannot deadlock.
  const codeId = await codeIdOf(tx, booking);
  const promoUseCounted = booking.promoUseCounted || (codeId !== null && (await countPromoUse(sql, codeId)));
  if ((await takeNights(sql, booking.id, nightsOf(range))).ok) return { ok: true, promoUseCounted };
  await sql('ROLLBACK TO SAVEPOINT retake');
  return { ok: false };
}

/**
 * Records a due refund in full. A job makes it, and the unique row prevents a second one. A hold that was
 * paid with the wrong amount is canceled.
 */
async function refund(
  deps: ConfirmDeps,
  tx: Tx,
  sql: Sql,
  booking: BookingRecord,
  refunded: { payment: { id: string; paid: Cents }; cause: RefundCause; correlationId: string },
): Promise<ConfirmOutcome> {
  const { payment, cause, correlationId } = refunded;
  const key = lateRefundKey(payment.id);
  await tx.refund.upsert({
    where: { key },
    create: {
      key,
      reason: 'late-payment',
      cause,
      paymentIntentId: payment.id,
      amount: decimalFromCents(payment.paid),
      bookingId: booking.id,
      bookingReference: booking.bookingReference,
      guestName: booking.guestName,
      email: booking.email,
    },
    update: {},
  });
  if (booking.status !== 'cancelled')
    await cancelBooking(tx, sql, booking, { correlationId, now: deps.now(), endReason: 'refunded' });
  return { status: 'refunding', cause, amount: payment.paid };
}
