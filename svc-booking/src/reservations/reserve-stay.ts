import { catchRefusal } from '@getaway/service-kit/refusal';
import { bookingReserved } from '@getaway/contracts/events/booking';
import { zeroCents } from '@getaway/kernel/money';
import { staysOverlap } from '@getaway/kernel/stay';
import type { Sql } from '@getaway/service-kit/sql';
import { stayOf, type BookingRecord } from '../bookings/booking-record.rules.ts';
import { findBooking } from '../bookings/find-booking.ts';
import { lockBooking } from '../bookings/lock-booking.ts';
import type { Tx } from '../database/database.ts';
import { storeUnpaidStay } from '../bookings/store-unpaid-stay.ts';
import type { ClaimedStay } from '../bookings/unpaid-stay.rules.ts';
import { lockRequest, markRequestUsed } from './confirmation-requests.repository.ts';
import { checkInInstant, reservationDueAt } from './reservation-deadline.rules.ts';
import { hasSameExtras, isSameReservation } from './same-reservation.rules.ts';
import type { CardPayments } from '../payments/card-payments.client.ts';
import { publishBookingEvent } from '../bookings/publish-booking-event.ts';
import { claimStay } from '../holds/claim-stay.ts';
import { priceClaim } from '../holds/price-claim.ts';
import type { ClaimStayDeps, ClaimStayInput } from '../holds/stay-claim.ts';
import { ClaimRefused, refuseOtherPrice, type ClaimRefusal } from '../holds/claim-refusal.ts';
import { confirmBooking } from '../bookings/confirm-booking.ts';
import { confirmPaidBooking } from '../payments/confirm-paid-booking.ts';

export interface ReserveStayDeps extends ClaimStayDeps {
  readonly payments: CardPayments;
}

export interface ReserveStayInput extends ClaimStayInput {
  readonly alternativeEmail: string;
  readonly alternativePhone: string;
  /** The id of a new reservation. An existing one with this id came from the same request before a crash. */
  readonly newHoldId: string;
  /** The request whose link the guest opened: its reservation has the wider limits and is made once. */
  readonly confirmedRequestId?: string | undefined;
}

export type ReserveStayOutcome =
  | { readonly ok: true; readonly booking: BookingRecord }
  /** A card payment of this hold is being processed, and its outcome is unknown. */
  | { readonly ok: false; readonly reason: 'card-under-way' }
  /** This browser has reserved these nights with other dates, extras or another address. */
  | { readonly ok: false; readonly reason: 'already-reserved'; readonly bookingReference: string }
  /** The link has already made its one reservation, which has ended. */
  | { readonly ok: false; readonly reason: 'link-used' }
  | ClaimRefusal;

const tooLate = {
  ok: false,
  reason: 'stay',
  fault: {
    path: 'checkInDate',
    message:
      'Check-in for this date has begun, so it can only be booked by card. Pay by card or pick a later date.',
  },
} as const satisfies ClaimRefusal;

type ReserveRefusal = Extract<ReserveStayOutcome, { readonly ok: false }>;

/** How often another tab may give the hold a new intent in the meantime. */
const rounds = 6;

/**
 * Keeps the nights for a guest who pays without a card. It takes over this browser's hold: the intent is
 * canceled at the provider first, and if the card was faster the booking is confirmed instead.
 */
export async function reserveStay(
  deps: ReserveStayDeps,
  input: ReserveStayInput,
): Promise<ReserveStayOutcome> {
  const { prisma } = deps.database;
  // Checked before any intent is canceled: a guest who is too late to reserve can still pay by card.
  if (checkInInstant(input.data, deps.timeZone) <= deps.now()) return tooLate;
  for (let round = 0; round < rounds; round += 1) {
    const own = input.holdId === undefined ? undefined : await findBooking(prisma, { holdId: input.holdId });
    const intentId = isOpenHold(own) ? own.paymentIntentId : null;
    if (own && intentId !== null) {
      // Checked before the intent is canceled: a guest whose reservation is refused can still pay by card.
      const claim = { tx: prisma, now: deps.now(), existing: own, paymentMethod: 'alternative' } as const;
      const priced = await catchRefusal(ClaimRefused, priceClaim(deps, input, claim));
      if ('ok' in priced) return priced;
      const ended = await deps.payments.cancel(intentId);
      if (ended === 'processing') return { ok: false, reason: 'card-under-way' };
      if (ended === 'succeeded') return confirmInstead(deps, own, intentId, input.correlationId);
    }
    const outcome = await catchRefusal(
      ClaimRefused,
      deps.database.transact((tx, sql) => reserve(deps, input, intentId, tx, sql)),
    );
    if (outcome.ok || outcome.reason !== 'another-intent') return outcome;
  }
  return { ok: false, reason: 'card-under-way' };
}

async function reserve(
  deps: ReserveStayDeps,
  input: ReserveStayInput,
  endedIntentId: string | null,
  tx: Tx,
  sql: Sql,
): Promise<{ ok: true; booking: BookingRecord } | { ok: false; reason: 'another-intent' } | ReserveRefusal> {
  const now = deps.now();
  const { holdId, newHoldId, confirmedRequestId, correlationId } = input;
  const request = confirmedRequestId === undefined ? undefined : await lockRequest(sql, confirmedRequestId);
  const found = holdId === undefined ? undefined : await lockBooking(tx, sql, { holdId });
  const earlier = await lockBooking(tx, sql, { holdId: newHoldId });
  const same = [found, earlier].find((booking) => booking && isReserved(booking, input));
  if (same) {
    if (!hasSameExtras(same, input))
      return { ok: false, reason: 'already-reserved', bookingReference: same.bookingReference };
    refuseOtherPrice(input, same.quote, 'alternative');
    return { ok: true, booking: same };
  }
  // A link makes one reservation. Staff released or canceled it, or it was not paid in time.
  if (request?.isUsed) return { ok: false, reason: 'link-used' };
  if (
    found?.status === 'pending_payment' &&
    found.paid === 0 &&
    staysOverlap(stayOf(found), stayOf(input.data))
  )
    return { ok: false, reason: 'already-reserved', bookingReference: found.bookingReference };
  const existing = isOpenHold(found) ? found : undefined;
  if (existing && existing.paymentIntentId !== null && existing.paymentIntentId !== endedIntentId)
    return { ok: false, reason: 'another-intent' };
  if (checkInInstant(input.data, deps.timeZone) <= now) return tooLate;

  const { alternativeEmail, alternativePhone } = input;
  const emailConfirmedAt = confirmedRequestId === undefined ? null : now;
  const contact = { alternativeEmail, alternativePhone, emailConfirmedAt };
  const write = (claimed: ClaimedStay): Promise<BookingRecord> =>
    storeUnpaidStay(
      { ...deps, tx },
      {
        ...claimed,
        payment: {
          method: 'alternative',
          paymentDueAt: reservationDueAt(input.data, claimed.quote.terms.paymentHours, { ...deps, now }),
          termsAcceptedAt: now,
          ...contact,
        },
      },
      {
        existing,
        holdId: earlier ? undefined : newHoldId,
        heldFrom: input.clientNetwork,
        heldNetwork: input.heldNetwork,
      },
    );
  const isEmailConfirmed = confirmedRequestId !== undefined;
  const claim = { tx, sql, now, existing, paymentMethod: 'alternative', isEmailConfirmed, write } as const;
  const { booking } = await claimStay(deps, input, claim);
  if (confirmedRequestId !== undefined)
    await markRequestUsed(sql, { id: confirmedRequestId, bookingId: booking.id, now });
  if (booking.total === zeroCents) {
    return { ok: true, booking: await confirmBooking(deps, tx, sql, booking, { correlationId, now }) };
  }
  await publishBookingEvent(sql, bookingReserved, booking, { correlationId, now });
  return { ok: true, booking };
}

/** Staff may set a paid stay to pending, which is not a hold that its browser may take over. */
function isOpenHold(booking: BookingRecord | undefined): booking is BookingRecord {
  return booking?.status === 'pending' && booking.paid === 0;
}

/** Whether this browser has just made the same reservation: a repeated call gets the same answer. */
function isReserved(booking: BookingRecord, input: ReserveStayInput): boolean {
  return (
    (booking.status === 'pending_payment' || booking.status === 'confirmed') &&
    isSameReservation(booking, input)
  );
}

async function confirmInstead(
  deps: ReserveStayDeps,
  own: BookingRecord,
  paymentIntentId: string,
  correlationId: string,
): Promise<ReserveStayOutcome> {
  const outcome = await confirmPaidBooking(deps, { paymentIntentId, correlationId });
  switch (outcome.status) {
    case 'confirmed':
      return { ok: true, booking: outcome.booking };
    case 'cancelled':
    case 'refunding':
      return { ok: false, reason: 'dates-taken', dates: [own.checkInDate] };
    case 'unknown-payment':
    case 'payment-incomplete':
      return { ok: false, reason: 'card-under-way' };
    default:
      return outcome satisfies never;
  }
}
