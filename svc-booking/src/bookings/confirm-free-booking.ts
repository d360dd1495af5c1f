import { stayOf, type BookingRecord } from './booking-record.rules.ts';
import { lockBooking } from './lock-booking.ts';
import { cardAmountOf } from '../payments/card-amount.rules.ts';
import { isShown, type ShownStay } from '../payments/check-payment.ts';
import { confirmBooking } from './confirm-booking.ts';
import { hasItsNights } from '../availability/has-its-nights.ts';
import { retakeNights } from './retake-nights.ts';
import type { ConfirmDeps } from '../payments/confirm-paid-booking.ts';
import { isOverdue } from '../payments/pay-reservation.ts';

export type ConfirmFreeOutcome =
  | { readonly status: 'confirmed'; readonly booking: BookingRecord }
  | { readonly status: 'unknown-hold' }
  | { readonly status: 'payment-incomplete' }
  | { readonly status: 'hold-ended' }
  /** The nights were not held, and another guest has them. */
  | { readonly status: 'dates-taken' }
  /** The hold differs from what the guest saw. */
  | { readonly status: 'booking-changed'; readonly booking: BookingRecord };

/**
 * Confirms a hold or a reservation whose total is 0, once. No payment event exists for it (domain page,
 * 'Money').
 */
export async function confirmFreeBooking(
  deps: Pick<ConfirmDeps, 'database' | 'now' | 'randomInt'>,
  input: { holdId: string; shown?: ShownStay | undefined; correlationId: string },
): Promise<ConfirmFreeOutcome> {
  return deps.database.transact(async (tx, sql) => {
    const booking = await lockBooking(tx, sql, { holdId: input.holdId });
    if (!booking) return { status: 'unknown-hold' };
    switch (booking.status) {
      case 'confirmed':
      case 'completed':
        return { status: 'confirmed', booking };
      case 'cancelled':
        return { status: 'hold-ended' };
      case 'pending_payment':
      case 'pending': {
        if (isOverdue(booking, deps.now())) return { status: 'hold-ended' };
        if (input.shown && !isShown(booking, input.shown)) return { status: 'booking-changed', booking };
        // An intent is still open when the total dropped to 0 after the last intent call.
        const isFree = cardAmountOf(booking.total) === 'nothing-to-pay' && booking.paymentIntentId === null;
        if (!isFree) return { status: 'payment-incomplete' };
        if (
          !(await hasItsNights(sql, booking.id, stayOf(booking))) &&
          !(await retakeNights(tx, sql, booking)).ok
        )
          return { status: 'dates-taken' };
        const context = { correlationId: input.correlationId, now: deps.now(), isByGuest: true };
        return { status: 'confirmed', booking: await confirmBooking(deps, tx, sql, booking, context) };
      }
      default:
        return booking.status satisfies never;
    }
  });
}
