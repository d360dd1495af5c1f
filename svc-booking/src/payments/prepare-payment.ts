import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { findBooking } from '../bookings/find-booking.ts';
import { forgetPaymentIntent, setPaymentIntent } from './payment-intents.repository.ts';
import type { Database } from '../database/database.ts';
import { cardAmountOf } from './card-amount.rules.ts';
import { cardCharge } from './card-charge.rules.ts';
import { isSameSale, type Sale } from '../holds/same-sale.rules.ts';
import type { CardPayment, CardPayments } from './card-payments.client.ts';

export type PreparePaymentOutcome =
  | {
      readonly ok: true;
      /** Undefined when nothing is due. */
      readonly intent: { readonly id: string; readonly clientSecret: string } | undefined;
      readonly booking: BookingRecord;
    }
  /** Paid, expired or released in the meantime: this hold takes no payment. */
  | { readonly ok: false; readonly reason: 'hold-ended' }
  /** Another tab changed the hold, so its intent would not match this call. */
  | { readonly ok: false; readonly reason: 'changed-meanwhile' };

interface PrepareDeps {
  readonly database: Database;
  readonly payments: CardPayments;
}

/** How often renewals of the same hold may interrupt before the call gives up. */
const maxAttempts = 6;

/**
 * Creates the payment intent of a hold or a reservation, or returns the existing one; a total of 0 has none.
 * An intent belongs to one state of the stay: its amount never changes, and a changed hold gets another
 * intent (see `hold-stay.ts`).
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
      // Canceled by an expiry or a change that crashed half-way, or at the provider.
      await forgetPaymentIntent(prisma, booking.id, payment.id);
    }
    const newest = await findBooking(prisma, { id: booking.id });
    if (newest?.status !== held.status) break;
    if (!isSameSale(saleOf(newest), saleOf(held))) return { ok: false, reason: 'changed-meanwhile' };
    booking = newest;
  }
  return { ok: false, reason: 'hold-ended' };
}

/** The price and state to charge by card. */
const saleOf = (booking: BookingRecord): Sale => ({ ...booking, quote: cardCharge(booking).quote });

/** The hold's intent from the provider, or a new one. */
async function intentOf(payments: CardPayments, booking: BookingRecord): Promise<CardPayment> {
  const { id: bookingId, bookingReference, paymentIntentId, revision } = booking;
  const amount = cardCharge(booking).total;
  if (paymentIntentId === null) return payments.create({ bookingId, bookingReference, revision, amount });
  return (await payments.read(paymentIntentId)) ?? { status: 'cancelled', id: paymentIntentId };
}

/**
 * Whether an open intent may be returned. One that lost to a concurrent call, or has another amount (left by
 * an earlier version), is canceled: either no browser has its secret, or it must not be paid.
 */
async function isKept(
  { database: { prisma }, payments }: PrepareDeps,
  booking: BookingRecord,
  payment: Extract<CardPayment, { status: 'open' }>,
): Promise<boolean> {
  const isRight = payment.amount === cardCharge(booking).total;
  if (isRight && (await setPaymentIntent(prisma, booking, payment.id))) return true;
  const newest = await findBooking(prisma, { id: booking.id });
  if (isRight && newest?.paymentIntentId === payment.id) return false;
  if ((await payments.cancel(payment.id)) === 'cancelled')
    await forgetPaymentIntent(prisma, booking.id, payment.id);
  return false;
}
