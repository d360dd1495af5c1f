import { catchRefusal } from '@getaway/service-kit/refusal';
import type { Clock } from '@getaway/kernel/instant';
import type { Sql } from '@getaway/service-kit/sql';
import { centsFromDollars } from '@getaway/kernel/money';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { lockBooking } from '../bookings/lock-booking.ts';
import type { Database, Tx } from '../database/database.ts';
import { storeCardPrice } from '../bookings/store-card-price.ts';
import { cardAmountOf } from './card-amount.rules.ts';
import { hasSameExtras, isSameReservation } from '../reservations/same-reservation.rules.ts';
import type { ClaimStayInput } from '../holds/stay-claim.ts';
import { ClaimRefused, refuseOtherPrice, type ClaimRefusal } from '../holds/claim-refusal.ts';
import { priceByCard } from './price-by-card.ts';

export type PayReservationOutcome =
  /** `booking.cardQuote` is what a payment intent may be made for. */
  | { readonly ok: true; readonly booking: BookingRecord }
  /** Paid, expired or released in the meantime. */
  | { readonly ok: false; readonly reason: 'reservation-ended' }
  /** The guest reserved these nights with other dates, extras or another address than they request now. */
  | { readonly ok: false; readonly reason: 'already-reserved'; readonly bookingReference: string }
  | ClaimRefusal;

type PayReservationInput = Pick<
  ClaimStayInput,
  'data' | 'addOnIds' | 'packageIds' | 'expectedTotals' | 'shownTerms'
> & {
  readonly holdId: string;
};

/**
 * Offers this browser's reservation for payment by card. It stays a reservation with its own deadline until
 * the payment succeeds, so a guest who gives up loses nothing.
 */
export function payReservation(
  deps: { database: Database; now: Clock },
  input: PayReservationInput,
): Promise<PayReservationOutcome> {
  return catchRefusal(
    ClaimRefused,
    deps.database.transact((tx, sql) => offerByCard(deps.now(), input, tx, sql)),
  );
}

async function offerByCard(
  now: Date,
  input: PayReservationInput,
  tx: Tx,
  sql: Sql,
): Promise<PayReservationOutcome> {
  const booking = await lockBooking(tx, sql, { holdId: input.holdId });
  if (booking?.status !== 'pending_payment' || booking.paid > 0 || isOverdue(booking, now))
    return { ok: false, reason: 'reservation-ended' };
  if (!isSameReservation(booking, input) || !hasSameExtras(booking, input))
    return { ok: false, reason: 'already-reserved', bookingReference: booking.bookingReference };
  // An open intent is for the price that was stored with it.
  const stored = booking.paymentIntentId === null ? null : booking.cardQuote;
  const quote = stored ?? (await priceByCard(tx, booking));
  refuseOtherPrice(input, quote, 'card');
  if (cardAmountOf(centsFromDollars(quote.total)) === 'too-small')
    return { ok: false, reason: 'total-too-small', quote };
  return { ok: true, booking: await storeCardPrice(tx, booking, quote) };
}

/** Whether a reservation is past its deadline, even if the expiry job has not run yet. */
export function isOverdue({ paymentDueAt }: Pick<BookingRecord, 'paymentDueAt'>, now: Date): boolean {
  return paymentDueAt !== null && paymentDueAt <= now;
}
