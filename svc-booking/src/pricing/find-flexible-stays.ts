import { dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Cents } from '@getaway/kernel/money';
import type { Stay } from '@getaway/kernel/stay';
import { explainUnavailableNights } from '../availability/explain-unavailable-nights.ts';
import { checkPromoCode } from '../promo-codes/check-promo-code.ts';
import { findCodeOfHold } from '../promo-codes/find-code-of-hold.ts';
import { promoRefusal, type PromoCode } from '../promo-codes/promo-code.rules.ts';
import { brokenRules } from '../rates/broken-rules.rules.ts';
import { isBelowMinimum, nightsAround } from '../rates/gap.rules.ts';
import { discountTerms } from '../rates/stay-discounts.rules.ts';
import { earliestCheckIn, houseTime } from '../rates/stay-rules.rules.ts';
import type { QuoteDeps } from './asked-quote.ts';
import { availableStays, cheapestPerWeek, monthFault, type FlexibleSearch } from './flexible-stays.rules.ts';
import { missingExtras, priceStays, type Extras } from './price-stay.rules.ts';
import type { QuoteRefusal } from './request-quote.ts';
import type { SharedReads } from './share-flexible-reads.ts';

/** A stay that can be booked, with the total of its quote. */
export interface FlexibleStay {
  readonly stay: Stay;
  readonly total: Cents;
  readonly usesPromoCode: boolean;
}

export type FindFlexibleStaysOutcome =
  | { readonly ok: true; readonly stays: readonly FlexibleStay[] }
  | { readonly ok: false; readonly reason: 'month'; readonly message: string }
  | QuoteRefusal;

/**
 * The cheapest stays of a search, by the rules of the quote. The nights and the promotion code of this browser's own hold
 * are available to its guest. A stay that the code is not for has the price without it.
 */
export async function findFlexibleStays(
  deps: QuoteDeps & SharedReads,
  asked: FlexibleSearch & Extras & { readonly promoCode?: string | undefined },
  { holdId, most }: { holdId: string | undefined; most: number },
): Promise<FindFlexibleStaysOutcome> {
  const now = deps.now();
  const today = dateInZone(now, deps.timeZone);
  const message = monthFault(asked.month, today);
  if (message !== undefined) return { ok: false, reason: 'month', message };

  const tx = deps.database.prisma;
  const book = await deps.readBook();
  const missing = missingExtras(asked, book);
  if (missing) return missing;

  let promo: PromoCode | undefined;
  if (asked.promoCode !== undefined) {
    const countedId = await findCodeOfHold(tx, holdId);
    const found = await checkPromoCode({ tx, now }, { code: asked.promoCode, stay: undefined, countedId });
    if (!found.ok) return { ok: false, reason: 'promo-invalid', why: found.why };
    promo = found.promo;
  }

  const own = { holdId: holdId ?? null, bookingId: null };
  const { nights, ruled } = await (holdId === undefined
    ? deps.readUnavailable()
    : explainUnavailableNights(deps, own));
  return deps.inTurn(() => {
    const earliest = earliestCheckIn(book.rules, houseTime(deps, now));
    const facts = { calendar: book.rates, rules: book.rules, today, earliest };
    const unavailable = new Set(nights);
    // A night beyond the booking window can be booked later.
    const isShut = (night: CalendarDate): boolean =>
      night < today || (unavailable.has(night) && ruled.get(night) !== 'bookingWindow');
    const gapOf = (stay: Stay): boolean =>
      book.discounts.fillsGaps && isBelowMinimum(stay, facts) && nightsAround(stay).every(isShut);
    const stays = availableStays(asked, { unavailable, today }).filter(
      (stay) => brokenRules(stay, { ...facts, fillsGap: gapOf(stay) }).length === 0,
    );
    const priced: FlexibleStay[] = [];
    const reductionsOf = (stay: Stay) => ({
      promo: promo && isFor(promo, stay, now) ? promo : undefined,
      terms: discountTerms(book.discounts, { bookedOn: today, gap: gapOf(stay) ? stay : null }),
    });
    for (const { stay, outcome } of priceStays(stays, asked, book, reductionsOf)) {
      if (!outcome.ok) return outcome;
      const { total, promo: used } = outcome.quote;
      priced.push({ stay, total, usesPromoCode: used !== undefined });
    }
    return { ok: true, stays: cheapestPerWeek(priced, most) };
  });
}

/** Whether a valid code also holds for this stay. */
function isFor(promo: PromoCode, stay: Stay, now: Date): boolean {
  return promoRefusal(promo, { stay, now, alreadyCounted: true }) === undefined;
}
