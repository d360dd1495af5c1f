import type { BookingRecord } from '../data/booking-record.ts';
import { findBooking, forgetPaymentIntent, setPaymentIntent } from '../data/bookings.repository.ts';
import type { Database } from '../data/database.ts';
import { cardAmountOf } from '../domain/booking/card-amount.ts';
import type { CardPayment, CardPayments } from '../payments/card-payments.ts';

export type PreparePaymentOutcome =
  | {
      readonly ok: true;
      /** Undefined when nothing is to be paid. */
      readonly intent: { readonly id: string; readonly clientSecret: string } | undefined;
      readonly booking: BookingRecord;
    }
  /** Paid, expired or given up meanwhile: this hold takes no payment any more. */
  | { readonly ok: false; readonly reason: 'hold-ended' };

interface PrepareDeps {
  readonly database: Database;
  readonly payments: CardPayments;
}

/** How often other tabs may change the hold while we talk to the provider before we give up. */
const rounds = 6;

/**
 * Gives a hold its one payment intent, or brings the amount of that intent up to the hold; a hold with nothing to pay
 * has none. Another tab may change the hold meanwhile: the intent is right only when the revision we wrote is still
 * the newest, so we look again.
 */
export async function preparePayment(deps: PrepareDeps, held: BookingRecord): Promise<PreparePaymentOutcome> {
  const { prisma } = deps.database;
  let booking = held;
  for (let round = 0; round < rounds; round += 1) {
    const payment = await writeIntent(deps.payments, booking);
    if (payment.status === 'succeeded' || payment.status === 'processing') break;
    const isKept = payment.status === 'open' && (await keepIntent(deps, booking, payment.id));
    // Ended by somebody else, by an expiry that died half-way, or by us because nothing is to be paid any more.
    if (payment.status === 'cancelled') await forgetPaymentIntent(prisma, booking.id, payment.id);
    const newest = await findBooking(prisma, booking.id);
    if (newest?.status !== 'pending') break;
    if (newest.revision === booking.revision) {
      if (payment.status === 'nothing-to-pay') return { ok: true, intent: undefined, booking: newest };
      if (isKept && payment.status === 'open') return { ok: true, intent: payment, booking: newest };
    }
    booking = newest;
  }
  return { ok: false, reason: 'hold-ended' };
}

/** What the provider has for this hold after we told it the amount. */
async function writeIntent(
  payments: CardPayments,
  booking: BookingRecord,
): Promise<CardPayment | { readonly status: 'nothing-to-pay' }> {
  const { id: bookingId, bookingReference, paymentIntentId, revision, total: amount } = booking;
  if (cardAmountOf(amount) === 'nothing-to-pay') {
    if (paymentIntentId === null) return { status: 'nothing-to-pay' };
    await payments.cancel(paymentIntentId);
    return (await payments.read(paymentIntentId)) ?? { status: 'cancelled', id: paymentIntentId };
  }
  return paymentIntentId === null
    ? payments.create({ bookingId, bookingReference, revision, amount })
    : payments.changeAmount(paymentIntentId, amount);
}

/** False when another tab gave the hold its intent first: ours is ended, its secret was never given out. */
async function keepIntent(deps: PrepareDeps, booking: BookingRecord, intentId: string): Promise<boolean> {
  if (await setPaymentIntent(deps.database.prisma, booking.id, intentId)) return true;
  const newest = await findBooking(deps.database.prisma, booking.id);
  if (newest?.paymentIntentId !== intentId) await deps.payments.cancel(intentId);
  return false;
}
