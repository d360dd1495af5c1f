import { catchRefusal } from '@getaway/service-kit/refusal';
import { bookingHeld } from '@getaway/contracts/events/booking';
import type { Sql } from '@getaway/service-kit/sql';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { dropPaymentIntent } from '../bookings/drop-payment-intent.ts';
import { storeUnpaidStay } from '../bookings/store-unpaid-stay.ts';
import type { ClaimedStay } from '../bookings/unpaid-stay.rules.ts';
import { lockBooking } from '../bookings/lock-booking.ts';
import type { Tx } from '../database/database.ts';
import { holdEnd } from './hold.rules.ts';
import { isSameSale } from './same-sale.rules.ts';
import type { CardPayments } from '../payments/card-payments.client.ts';
import { publishBookingEvent } from '../bookings/publish-booking-event.ts';
import { reportLimit } from '../reservations/report-limit.ts';
import { claimStay } from './claim-stay.ts';
import type { ClaimStayDeps, ClaimStayInput } from './stay-claim.ts';
import { ClaimRefused, type ClaimRefusal } from './claim-refusal.ts';
import { confirmPaidBooking } from '../payments/confirm-paid-booking.ts';

export interface HoldStayDeps extends ClaimStayDeps {
  readonly payments: CardPayments;
}

export interface HoldStayInput extends ClaimStayInput {
  /** The id of a new hold. An existing hold with this id came from the same request before a crash. */
  readonly newHoldId: string;
}

export type HoldStayOutcome =
  /** When the nights are not held, they are taken when the payment succeeds. */
  | { readonly ok: true; readonly booking: BookingRecord; readonly nightsHeld: boolean }
  /** The payment for the previous state of the hold is complete or on its way, so the hold cannot change. */
  | { readonly ok: false; readonly reason: 'paid' }
  /** Other tabs keep changing the hold. */
  | { readonly ok: false; readonly reason: 'changed-meanwhile' }
  | ClaimRefusal;

/** The hold may change, but its open payment has to be canceled at the provider first. */
class PaymentIsOpen extends Error {
  readonly intentId: string;
  constructor(intentId: string) {
    super(`payment ${intentId} is open`);
    this.intentId = intentId;
  }
}

/** How often another tab may give the hold a new payment in the meantime. */
const maxAttempts = 6;

/**
 * Takes the nights for a guest who is about to pay by card, or changes this browser's hold. The first attempt
 * checks that the change is possible and rolls back when a payment for the previous state is open. That
 * payment is canceled at the provider before the change, so that an old client secret never pays for a new
 * stay. A crash in between leaves a hold with a canceled payment, and its next step creates another.
 */
export async function holdStay(deps: HoldStayDeps, input: HoldStayInput): Promise<HoldStayOutcome> {
  let cancelledIntentId: string | undefined;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    try {
      return await catchRefusal(
        ClaimRefused,
        deps.database.transact((tx, sql) => writeHold(deps, input, { tx, sql, cancelledIntentId })),
      );
    } catch (error) {
      if (!(error instanceof PaymentIsOpen)) throw error;
      const paymentIntentId = error.intentId;
      const outcome = await deps.payments.cancel(paymentIntentId);
      if (outcome === 'succeeded')
        await confirmPaidBooking(deps, { paymentIntentId, correlationId: input.correlationId });
      if (outcome !== 'cancelled') return { ok: false, reason: 'paid' };
      cancelledIntentId = paymentIntentId;
    }
  }
  return { ok: false, reason: 'changed-meanwhile' };
}

async function writeHold(
  deps: HoldStayDeps,
  input: HoldStayInput,
  { tx, sql, cancelledIntentId }: { tx: Tx; sql: Sql; cancelledIntentId: string | undefined },
): Promise<{ ok: true; booking: BookingRecord; nightsHeld: boolean } | ClaimRefusal> {
  const now = deps.now();
  const { holdId, newHoldId, correlationId } = input;
  const own = holdId === undefined ? undefined : await lockBooking(tx, sql, { holdId });
  const earlier = own?.status === 'pending' ? undefined : await lockBooking(tx, sql, { holdId: newHoldId });
  const existing = [own, earlier].find((hold) => hold?.status === 'pending');
  const holdExpiresAt = holdEnd(existing?.createdAt ?? now, now);
  if (holdExpiresAt === 'over') return { ok: false, reason: 'hold-over' };
  const write = (claimed: ClaimedStay): Promise<BookingRecord> =>
    storeUnpaidStay(
      { ...deps, tx },
      { ...claimed, payment: { method: 'card', holdExpiresAt } },
      {
        existing,
        holdId: earlier ? undefined : newHoldId,
        heldFrom: input.clientNetwork,
        heldNetwork: input.heldNetwork,
      },
    );
  const claim = { tx, sql, now, existing, paymentMethod: 'card', isEmailConfirmed: false, write } as const;
  const claimed = await claimStay(deps, input, claim);
  const { passed } = claimed;
  let { booking } = claimed;
  if (passed !== undefined) await reportLimit(sql, { limit: passed, input, now });
  const openIntentId = existing?.paymentIntentId ?? null;
  if (existing && openIntentId !== null && !isSameSale(existing, booking)) {
    if (openIntentId !== cancelledIntentId) throw new PaymentIsOpen(openIntentId);
    booking = await dropPaymentIntent(tx, booking.id);
  }
  await publishBookingEvent(sql, bookingHeld, booking, { correlationId, now });
  return { ok: true, booking, nightsHeld: passed === undefined };
}
