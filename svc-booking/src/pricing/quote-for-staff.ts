import type { Quote, QuoteAmendment } from '@getaway/contracts/http/quote';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { centsFromDollars, decimalFromCents, subtractCents, type Cents } from '@getaway/kernel/money';
import { stayOf, type BookingRecord, type BookingStatus } from '../bookings/booking-record.rules.ts';
import { findBooking } from '../bookings/find-booking.ts';
import { findExtras } from '../bookings/find-extras.ts';
import { endsCardPayment, hasOpenPayment, statusAfterPrice } from '../bookings/status-after-change.rules.ts';
import { balanceOf } from '../payments/amount-due.rules.ts';
import { sumReturnedOf } from '../ledger/sum-returned.ts';
import { listBrokenRules } from '../rates/list-broken-rules.ts';
import { houseTime } from '../rates/stay-rules.rules.ts';
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
    const bookedOn = dateInZone(now, deps.timeZone);
    const today = earliestFor(asked, bookedOn);
    const outcome = await requestQuote({ tx, now, today, bookedOn }, asked);
    return outcome.ok ? { ...outcome, ...(await warningsFor(deps, asked, undefined)) } : outcome;
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
  const amendment = amendmentOf(booking, { quote, status, returned });
  return { ok: true, quote, amendment, ...(await warningsFor(deps, asked, booking)) };
}

/** What staff should know before they save a stay that no guest could book. */
async function warningsFor(
  deps: QuoteDeps,
  { checkInDate: checkIn, checkOutDate: checkOut }: AskedQuote,
  booking: BookingRecord | undefined,
): Promise<{ warnings?: string[] }> {
  const now = deps.now();
  // A stay that has begun or is over is recorded, and no rule was meant for it.
  if (checkIn < dateInZone(now, deps.timeZone)) return {};
  const broken = await listBrokenRules(
    { tx: deps.database.prisma, house: houseTime(deps, now) },
    { checkIn, checkOut },
    { own: { bookingId: booking?.id ?? null, holdId: null }, kept: booking && stayOf(booking) },
  );
  return broken.length === 0 ? {} : { warnings: broken.map(({ message }) => message) };
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
