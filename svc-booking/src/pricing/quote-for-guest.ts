import { dateInZone } from '@getaway/kernel/calendar-date';
import { findCodeOfHold } from '../promo-codes/find-code-of-hold.ts';
import type { AskedQuote, QuoteDeps } from './asked-quote.ts';
import { requestQuote, type RequestQuoteOutcome } from './request-quote.ts';

/** The quote for a guest, whose browser may already have a hold. */
export async function quoteForGuest(
  deps: QuoteDeps,
  asked: AskedQuote,
  holdId: string | undefined,
): Promise<RequestQuoteOutcome> {
  const now = deps.now();
  const today = dateInZone(now, deps.timeZone);
  const tx = deps.database.prisma;
  const countedPromoId = asked.promoCode === undefined ? undefined : await findCodeOfHold(tx, holdId);
  return requestQuote({ tx, now, today }, { ...asked, countedPromoId });
}
