import type { Quote, QuoteAmendment } from '@getaway/contracts/http/quote';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { centsFromDollars, decimalFromCents, subtractCents, type Cents } from '@getaway/kernel/money';
import type { BookingRecord, BookingStatus } from '../bookings/booking-record.rules.ts';
import { findBooking } from '../bookings/find-booking.ts';
import { findExtras } from '../bookings/find-extras.ts';
import { endsCardPayment, hasOpenPayment, statusAfterPrice } from '../bookings/status-after-change.rules.ts';
import { balanceOf } from '../payments/amount-due.rules.ts';
import { sumReturnedOf } from '../ledger/sum-returned.ts';
import type { AskedQuote, AskedQuoteOutcome, QuoteDeps } from './asked-quote.ts';
import { changesBetweenQuotes } from './quote-changes.rules.ts';
import { earliestFor, repriceBooking } from './reprice-booking.ts';
import { requestQuote } from './request-quote.ts';

/**
 * The quote for staff: a new stay, also in the past, or a change of a booking, with the difference from the
 * accepted price.
 */
export async function quoteForStaff(
  deps: QuoteDeps,
  asked: AskedQuote,
  bookingId: string | undefined,
): Promise<AskedQuoteOutcome> {
  const now = deps.now();
  const tx = deps.database.prisma;
  if (bookingId === undefined) {
    const today = earliestFor(asked, dateInZone(now, deps.timeZone));
    return requestQuote({ tx, now, today }, asked);
  }
  const booking = await findBooking(tx, { id: bookingId });
  if (!booking) return { ok: false, reason: 'not-found' };
  const extras = await findExtras(tx, booking);
  const outcome = await repriceBooking({ tx, now, timeZone: deps.timeZone }, booking, {
    extras,
    choice: asked,
    dropsCardFee: endsCardPayment(booking, asked.status),
  });
  if (outcome?.ok === false) return outcome;
  const quote = outcome?.quote ?? booking.quote;
  const { status = booking.status } = asked;
  const returned = await sumReturnedOf(tx, booking.id);
  return { ok: true, quote, amendment: amendmentOf(booking, { quote, status, returned }) };
}

function amendmentOf(
  booking: BookingRecord,
  after: { quote: Quote; status: BookingStatus; returned: Cents },
): QuoteAmendment {
  const { quote, status, returned } = after;
  const total = centsFromDollars(quote.total);
  const changes = changesBetweenQuotes(booking.quote, quote);
  const isChanged = changes.length > 0 || status !== booking.status;
  return {
    currentTotal: decimalFromCents(booking.total),
    difference: decimalFromCents(subtractCents(total, booking.total)),
    balance: balanceOf({ ...booking, status, total }, returned),
    currentBalance: balanceOf(booking, returned),
    endsCardPayment: isChanged && hasOpenPayment(booking),
    confirms: isChanged && status === 'pending_payment' && statusAfterPrice(booking, total) === 'confirmed',
    changes,
  };
}
