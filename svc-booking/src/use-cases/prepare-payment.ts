import type { BookingRecord } from '../data/booking-record.ts';
import { findBooking, forgetPaymentIntent, setPaymentIntent } from '../data/bookings.repository.ts';
import type { Database } from '../data/database.ts';
import type { CardPayment, CardPayments } from '../payments/card-payments.ts';

export type PreparePaymentOutcome =
  | {
      readonly ok: true;
      readonly paymentIntentId: string;
      readonly clientSecret: string;
      readonly booking: BookingRecord;
    }
  /** Paid, expired or given up meanwhile: this hold takes no payment any more. */
  | { readonly ok: false; readonly reason: 'hold-ended' };

/** How often other tabs may change the hold while we talk to the provider before we give up. */
const rounds = 6;

/**
 * Gives a hold its one payment intent, or brings the amount of that intent up to the hold. Another tab may change the
 * hold meanwhile: the intent is right only when the revision we wrote is still the newest, so we look again.
 */
export async function preparePayment(
  deps: { database: Database; payments: CardPayments },
  held: BookingRecord,
): Promise<PreparePaymentOutcome> {
  const { prisma } = deps.database;
  let booking = held;
  for (let round = 0; round < rounds; round += 1) {
    const payment = await writeIntent(deps.payments, booking);
    if (payment.status === 'succeeded' || payment.status === 'processing') break;
    const isKept = payment.status === 'open' && (await keepIntent(deps, booking, payment.id));
    // An expiry that died half-way left a dead intent behind: the hold gets another.
    if (payment.status === 'cancelled') await forgetPaymentIntent(prisma, booking.id, payment.id);
    const newest = await findBooking(prisma, booking.id);
    if (newest?.status !== 'pending') break;
    if (isKept && payment.status === 'open' && newest.revision === booking.revision) {
      return { ok: true, paymentIntentId: payment.id, clientSecret: payment.clientSecret, booking: newest };
    }
    booking = newest;
  }
  return { ok: false, reason: 'hold-ended' };
}

function writeIntent(payments: CardPayments, booking: BookingRecord): Promise<CardPayment> {
  const { id: bookingId, bookingReference, paymentIntentId, revision, total: amount } = booking;
  return paymentIntentId === null
    ? payments.create({ bookingId, bookingReference, revision, amount })
    : payments.changeAmount(paymentIntentId, amount, revision);
}

/** False when another tab gave the hold its intent first: ours is ended, its secret was never given out. */
async function keepIntent(
  deps: { database: Database; payments: CardPayments },
  booking: BookingRecord,
  intentId: string,
): Promise<boolean> {
  if (await setPaymentIntent(deps.database.prisma, booking.id, intentId)) return true;
  const newest = await findBooking(deps.database.prisma, booking.id);
  if (newest?.paymentIntentId !== intentId) await deps.payments.cancel(intentId);
  return false;
}
