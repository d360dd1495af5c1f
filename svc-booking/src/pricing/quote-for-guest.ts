import { dateInZone } from '@getaway/kernel/calendar-date';
import { findHeldStay } from '../bookings/find-held-stay.ts';
import { findCodeOfHold } from '../promo-codes/find-code-of-hold.ts';
import { houseTime } from '../rates/stay-rules.rules.ts';
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
  const house = houseTime(deps, now);
  const input = { ...asked, countedPromoId };
  const guest = { house, own: { holdId: holdId ?? null, bookingId: null } };
  const terms = { tx, now, today, bookedOn: today };
  const outcome = await requestQuote({ ...terms, guest }, input);
  if (outcome.ok || outcome.reason !== 'stay' || outcome.fault.code === undefined) return outcome;
  // A rule that came later does not take away what the guest holds.
  const kept = await findHeldStay(tx, holdId);
  return kept ? requestQuote({ ...terms, guest: { ...guest, kept } }, input) : outcome;
}
