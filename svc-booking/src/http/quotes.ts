import type { ParsedBody } from '@getaway/contracts/http/call';
import type { Quote, requestQuote as requestQuoteCall } from '@getaway/contracts/http/quote';
import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import { Problem } from '@getaway/service-kit/problem';
import { findBooking } from '../data/bookings.repository.ts';
import type { Database } from '../data/database.ts';
import { codeCountedByHold } from '../data/promo-codes.repository.ts';
import { earliestFor, repriceBooking } from '../use-cases/reprice-booking.ts';
import { requestQuote } from '../use-cases/request-quote.ts';
import { quoteProblem } from './quote-problem.ts';

type QuoteBody = ParsedBody<typeof requestQuoteCall>;

export interface QuoteDeps {
  readonly database: Database;
  readonly now: Clock;
  readonly timeZone: string;
}

/** What a guest would pay, whose browser may have a hold already. */
export async function guestQuote(
  deps: QuoteDeps,
  body: QuoteBody,
  holdId: string | undefined,
): Promise<Quote | Problem> {
  const now = deps.now();
  const today = dateInZone(now, deps.timeZone);
  const tx = deps.database.prisma;
  const countedPromoCode = body.promoCode === undefined ? undefined : await codeCountedByHold(tx, holdId);
  const outcome = await requestQuote({ tx, now, today }, { ...body, countedPromoCode });
  return outcome.ok ? outcome.quote : quoteProblem(outcome);
}

/**
 * What staff would write down: a new stay, in the past too, or a change of a booking, which keeps its price while
 * dates, services and packages are as they are stored.
 */
export async function staffQuote(deps: QuoteDeps, body: QuoteBody): Promise<Quote | Problem> {
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
  if (outcome === undefined) return booking.quote;
  return outcome.ok ? outcome.quote : quoteProblem(outcome);
}
