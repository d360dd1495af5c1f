import type { BookingRecord } from '../bookings/booking-record.repository.ts';
import { findBooking, forgetPaymentIntent, setPaymentIntent } from '../bookings/bookings.repository.ts';
import type { Database } from '../database/database.ts';
import { cardAmountOf } from './card-amount.rules.ts';
import { cardCharge } from './card-charge.rules.ts';
import { isSameSale, type Sale } from '../holds/same-sale.rules.ts';
import type { CardPayment, CardPayments } from './card-payments.client.ts';

export type PreparePaymentOutcome =
  | {
      readonly ok: true;
      /** Undefined when nothing is to be paid. */
      readonly intent: { readonly id: string; readonly clientSecret: string } | undefined;
      readonly booking: BookingRecord;
    }
  /** Paid, expired or given up meanwhile: this hold takes no payment any more. */
  | { readonly ok: false; readonly reason: 'hold-ended' }
  /** Another tab changed the hold: an intent of it would not be for what this call asked for. */
  | { readonly ok: false; readonly reason: 'changed-meanwhile' };

interface PrepareDeps {
  readonly database: Database;
  readonly payments: CardPayments;
}

/** How often renewals of the same hold may interrupt us before we give up. */
const maxAttempts = 6;

/**
 * Gives a hold or a reservation its payment intent, or answers the one it has; a hold with nothing to pay has none. An intent belongs to
 * one state of what is sold: it never changes its amount, and a changed hold gets another (see `hold-stay.ts`).
 */
export async function preparePayment(deps: PrepareDeps, held: BookingRecord): Promise<PreparePaymentOutcome> {
  const { prisma } = deps.database;
  let booking = held;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const isFree = cardAmountOf(cardCharge(booking).total) === 'nothing-to-pay';
    if (isFree && booking.paymentIntentId === null) return { ok: true, intent: undefined, booking };
    const payment = await intentOf(deps.payments, booking);
    if (payment.status === 'succeeded' || payment.status === 'processing') break;
    if (payment.status === 'open') {
      if (await isKept(deps, booking, payment)) return { ok: true, intent: payment, booking };
    } else {
      // Ended by an expiry that died half-way, by a change that did, or by somebody at the provider.
      await forgetPaymentIntent(prisma, booking.id, payment.id);
    }
    const newest = await findBooking(prisma, booking.id);
    if (newest?.status !== held.status) break;
    if (!isSameSale(saleOf(newest), saleOf(held))) return { ok: false, reason: 'changed-meanwhile' };
    booking = newest;
  }
  return { ok: false, reason: 'hold-ended' };
}

/** What is sold by card. */
const saleOf = (booking: BookingRecord): Sale => ({ ...booking, quote: cardCharge(booking).quote });

/** The hold's intent as the provider has it, or a new one. */
async function intentOf(payments: CardPayments, booking: BookingRecord): Promise<CardPayment> {
  const { id: bookingId, bookingReference, paymentIntentId, revision } = booking;
  const amount = cardCharge(booking).total;
  if (paymentIntentId === null) return payments.create({ bookingId, bookingReference, revision, amount });
  return (await payments.read(paymentIntentId)) ?? { status: 'cancelled', id: paymentIntentId };
}

/**
 * Whether an open intent may be given out. One that lost to another call's, or that is for another amount (as a version
 * before this one left it), is cancelled: nobody has its secret, or nobody may pay with it.
 */
async function isKept(
  { database: { prisma }, payments }: PrepareDeps,
  booking: BookingRecord,
  payment: Extract<CardPayment, { status: 'open' }>,
): Promise<boolean> {
  const isRight = payment.amount === cardCharge(booking).total;
  if (isRight && (await setPaymentIntent(prisma, booking, payment.id))) return true;
  const newest = await findBooking(prisma, booking.id);
  if (isRight && newest?.paymentIntentId === payment.id) return false;
  if ((await payments.cancel(payment.id)) === 'cancelled')
    await forgetPaymentIntent(prisma, booking.id, payment.id);
  return false;
}
