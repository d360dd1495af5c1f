import type { RefundCause } from '@getaway/contracts/events/payment';
import type { Cents } from '@getaway/kernel/money';
import type { Clock } from '@getaway/kernel/instant';
import type { Sql } from '@getaway/service-kit/sql';
import { stayOf, type BookingRecord } from '../bookings/booking-record.rules.ts';
import { lockBooking } from '../bookings/lock-booking.ts';
import type { Database, Tx } from '../database/database.ts';
import { adoptCardPrice } from '../bookings/adopt-card-price.ts';
import { findFullRefund, intendFullRefund } from './refunds.repository.ts';
import { enterCardPayment } from '../ledger/enter-card-payment.ts';
import { findPayment } from '../ledger/find-payment.ts';
import { publishEntries } from '../ledger/publish-entries.ts';
import { sumReturnedOf } from '../ledger/sum-returned.ts';
import { hasItsNights } from '../availability/has-its-nights.ts';
import { retakeNights } from '../bookings/retake-nights.ts';
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
  readonly timeZone: string;
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
    const isEntered = (await findPayment(tx, payment.id)) !== undefined;
    const decision = decideOnPayment({ ...booking, total: charge.total, isEntered }, payment.paid);
    const context = { correlationId: input.correlationId, now: deps.now(), timeZone: deps.timeZone };
    // Whatever becomes of the booking, its money arrived.
    await enterCardPayment(tx, payment, { booking, now: context.now, timeZone: deps.timeZone });
    switch (decision.status) {
      case 'already-confirmed':
        await publishEntries(tx, sql, booking.id, context);
        if (booking.status !== 'cancelled') return { status: 'confirmed', booking };
        return { status: 'cancelled', refunded: await sumReturnedOf(tx, booking.id) };
      case 'confirm':
      case 'confirm-if-free': {
        // Beyond the limits on unpaid nights a payment starts without them (see `claimStay`).
        const isHeld =
          decision.status === 'confirm' && (await hasItsNights(sql, booking.id, stayOf(booking)));
        const retaken = isHeld ? undefined : await retakeNights(tx, sql, booking);
        if (retaken?.ok === false) {
          const cause = decision.status === 'confirm' ? 'nights-taken' : 'hold-ended';
          return refund(deps, tx, sql, booking, { payment, cause, correlationId: input.correlationId });
        }
        const { promoUseCounted = booking.promoUseCounted } = retaken ?? {};
        const priced = await adoptCardPrice(tx, booking);
        const confirmed = await confirmBooking(deps, tx, sql, priced, {
          ...context,
          promoUseCounted,
          isByGuest: true,
        });
        await publishEntries(tx, sql, booking.id, { ...context, announcedBy: 'booking.confirmed' });
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

const lateRefundKey = (paymentIntentId: string): string => `late-payment:${paymentIntentId}`;

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
  await intendFullRefund(tx, booking, { key, cause, paymentIntentId: payment.id, amount: payment.paid });
  if (booking.status !== 'cancelled')
    await cancelBooking(tx, sql, booking, { correlationId, now: deps.now(), endReason: 'refunded' });
  await publishEntries(tx, sql, booking.id, {
    correlationId,
    now: deps.now(),
    timeZone: deps.timeZone,
    announcedBy: 'payment.refunded',
  });
  return { status: 'refunding', cause, amount: payment.paid };
}
