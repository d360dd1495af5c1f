import { addCents, centsFromDollars, subtractCents, zeroCents } from '@getaway/kernel/money';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import type { Tx } from '../database/database.ts';
import { booksOf } from '../ledger/ledger-entry.rules.ts';
import { listEntries } from '../ledger/list-entries.ts';
import { isOverdue } from '../payments/pay-reservation.ts';
import { priceByCard } from '../payments/price-by-card.ts';
import { currentCardFee } from '../pricing/current-terms.ts';
import { quoteOnWire } from '../pricing/quote-on-wire.rules.ts';
import { readAcceptedLines } from '../pricing/read-accepted-lines.ts';
import { priceBalance } from './link-fee.rules.ts';
import type { LinkOfferOutcome } from './payment-link.rules.ts';

/** What a booking owes by card at this moment, with today's card fee. */
export async function readOffer(tx: Tx, booking: BookingRecord, now: Date): Promise<LinkOfferOutcome> {
  const { status, total } = booking;
  if (status === 'cancelled') return { ok: false, reason: 'ended' };
  // A guest is still booking these nights.
  if (status === 'pending' && booking.holdExpiresAt !== null) return { ok: false, reason: 'not-booked-yet' };
  const { paid, returned, balance } = booksOf(total, await listEntries(tx, booking.id));
  if (balance <= 0) return { ok: false, reason: 'nothing-due' };
  const sums = { paid: subtractCents(paid, returned), balance };
  if (isUnpaidReservation(booking)) {
    if (isOverdue(booking, now)) return { ok: false, reason: 'ended' };
    // An open intent is for the price that was stored with it.
    const stored = booking.paymentIntentId === null ? null : booking.cardQuote;
    const quote = stored ?? (await priceByCard(tx, booking));
    const amount = centsFromDollars(quote.total);
    return { ok: true, offer: { ...sums, of: 'reservation', quote, addedFee: zeroCents, amount } };
  }
  const { priced, cardFee: addedFee } = priceBalance(
    await readAcceptedLines(tx, booking),
    balance,
    await currentCardFee(tx),
  );
  const amount = addCents(balance, subtractCents(priced.total, total));
  return { ok: true, offer: { ...sums, of: 'balance', quote: quoteOnWire(priced), addedFee, amount } };
}

function isUnpaidReservation({ status, paymentMethod, paid }: BookingRecord): boolean {
  return status === 'pending_payment' && paymentMethod === 'alternative' && paid === 0;
}
