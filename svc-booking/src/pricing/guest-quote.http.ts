import type { Answer, ParsedBody } from '@getaway/contracts/http/call';
import type { Quote, QuoteAmendment, requestQuote as requestQuoteCall } from '@getaway/contracts/http/quote';
import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import { centsFromDollars, decimalFromCents, subtractCents, type Cents } from '@getaway/kernel/money';
import { Problem } from '@getaway/service-kit/problem';
import type { BookingRecord } from '../bookings/booking-record.repository.ts';
import { findBooking } from '../bookings/bookings.repository.ts';
import type { Database } from '../database/database.ts';
import { codeCountedByHold } from '../promo-codes/promo-codes.repository.ts';
import { refundedSoFar } from '../payments/refunds.repository.ts';
import { changesBetweenQuotes } from './quote-changes.rules.ts';
import { earliestFor, repriceBooking } from './reprice-booking.ts';
import { requestQuote } from './request-quote.ts';
import { quoteProblem } from './quote.problem.ts';
import { balanceOf } from '../bookings/staff-booking.http.ts';

type QuoteBody = ParsedBody<typeof requestQuoteCall>;

export interface QuoteDeps {
  readonly database: Database;
  readonly now: Clock;
  readonly timeZone: string;
}

/** The quote for a guest, whose browser may already have a hold. */
export async function guestQuote(
  deps: QuoteDeps,
  body: QuoteBody,
  holdId: string | undefined,
): Promise<Quote | Problem> {
  const now = deps.now();
  const today = dateInZone(now, deps.timeZone);
  const tx = deps.database.prisma;
  const countedPromoId = body.promoCode === undefined ? undefined : await codeCountedByHold(tx, holdId);
  const outcome = await requestQuote({ tx, now, today }, { ...body, countedPromoId });
  return outcome.ok ? outcome.quote : quoteProblem(outcome);
}

/**
 * The quote for staff: a new stay, also in the past, or a change of a booking, with the difference from the
 * accepted price.
 */
export async function staffQuote(
  deps: QuoteDeps,
  body: QuoteBody,
): Promise<Answer<typeof requestQuoteCall> | Problem> {
  const now = deps.now();
  const { prisma } = deps.database;
  if (body.bookingId === undefined) {
    const today = earliestFor(body, dateInZone(now, deps.timeZone));
    const outcome = await requestQuote({ tx: prisma, now, today }, body);
    return outcome.ok ? outcome.quote : quoteProblem(outcome);
  }
  const booking = await findBooking(prisma, body.bookingId);
  if (!booking) return new Problem('not-found', { detail: 'No such booking' });
  const outcome = await repriceBooking({ tx: prisma, now, timeZone: deps.timeZone }, booking, body);
  if (outcome?.ok === false) return quoteProblem(outcome);
  const quote = outcome?.quote ?? booking.quote;
  return { ...quote, amendment: amendmentOf(booking, quote, await refundedSoFar(prisma, booking.id)) };
}

function amendmentOf(booking: BookingRecord, quote: Quote, refunded: Cents): QuoteAmendment {
  const total = centsFromDollars(quote.total);
  return {
    currentTotal: decimalFromCents(booking.total),
    difference: decimalFromCents(subtractCents(total, booking.total)),
    balance: balanceOf({ ...booking, total }, refunded),
    changes: changesBetweenQuotes(booking.quote, quote),
  };
}
