import type { Quote, StayTerms } from '@getaway/contracts/http/quote';
import { dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Stay } from '@getaway/kernel/stay';
import { checkPromoCode } from '../promo-codes/check-promo-code.ts';
import { quoteOnWire } from './quote-on-wire.rules.ts';
import { readPriceBook, type PriceBook } from './read-price-book.ts';
import type { NotOffered } from './not-offered.rules.ts';
import { missingExtras, priceStay } from './price-stay.rules.ts';
import type { Tx } from '../database/database.ts';
import { checkStay, type StayFault } from '../availability/stay-dates.rules.ts';
import type { PromoCode, PromoRefusal } from '../promo-codes/promo-code.rules.ts';
import type { OwnNights } from '../availability/own-nights.rules.ts';
import { explainBrokenRules } from '../rates/explain-broken-rules.ts';
import { fillsGap } from '../rates/fills-gap.ts';
import { discountTerms } from '../rates/stay-discounts.rules.ts';
import { earliestCheckIn, type HouseTime } from '../rates/stay-rules.rules.ts';
import { stayTerms } from './stay-terms.rules.ts';
import type { PaymentMethod, PricedStay } from './quote.rules.ts';

export interface QuoteInput {
  readonly checkInDate: CalendarDate;
  readonly checkOutDate: CalendarDate;
  readonly addOnIds: readonly string[];
  readonly packageIds: readonly string[];
  readonly promoCode?: string | undefined;
  readonly paymentMethod: PaymentMethod;
  /** The id of the code that the asking booking already counts as a use of. */
  readonly countedPromoId?: string | undefined;
}

export type QuoteRefusal =
  | { readonly ok: false; readonly reason: 'stay'; readonly fault: StayFault }
  | NotOffered
  | { readonly ok: false; readonly reason: 'included-in-package'; readonly serviceId: string }
  | { readonly ok: false; readonly reason: 'promo-invalid'; readonly why: PromoRefusal };

export type RequestQuoteOutcome =
  | { readonly ok: true; readonly priced: PricedStay; readonly quote: Quote & { readonly terms: StayTerms } }
  | QuoteRefusal;

/** A guest, who has to keep the rules of stays. */
export interface GuestAsker {
  readonly house: HouseTime;
  /** The stay that this guest holds already. */
  readonly kept?: Stay | undefined;
  /** Whose nights are no other stay. */
  readonly own: OwnNights;
}

/** Prices a stay at current prices, or returns why it cannot be booked. Without `guest`, staff ask, who may break the rules of stays. */
export async function requestQuote(
  deps: {
    tx: Tx;
    now: Date;
    /** The earliest possible check-in. */
    today: CalendarDate;
    /** The day at the house on which the stay would be booked. */
    bookedOn: CalendarDate;
    guest?: GuestAsker | undefined;
  },
  input: QuoteInput,
): Promise<RequestQuoteOutcome> {
  const checked = checkStay(input, deps.today);
  if (!checked.ok) return { ok: false, reason: 'stay', fault: checked.fault };

  const book = await readPriceBook(deps.tx, checked.stay);
  const earliest = deps.guest ? earliestCheckIn(book.rules, deps.guest.house) : deps.today;
  const gap = await fillsGap(deps.tx, checked.stay, {
    rates: { ...book, periods: book.rates.periods },
    ...{ earliest, own: deps.guest?.own ?? nobody },
  });
  const fault =
    deps.guest &&
    (await guestFault(deps.tx, checked.stay, { book, earliest, fillsGap: gap, guest: deps.guest }));
  if (fault) return { ok: false, reason: 'stay', fault };
  const missing = missingExtras(input, book);
  if (missing) return missing;

  let promo: PromoCode | undefined;
  if (input.promoCode !== undefined) {
    const { promoCode: code, countedPromoId: countedId } = input;
    const found = await checkPromoCode(deps, { code, stay: checked.stay, countedId });
    if (!found.ok) return { ok: false, reason: 'promo-invalid', why: found.why };
    promo = found.promo;
  }

  const terms = discountTerms(book.discounts, {
    bookedOn: deps.bookedOn,
    gap: gap ? checked.stay : null,
  });
  const outcome = priceStay(checked.stay, input, book, { promo, terms });
  if (!outcome.ok) return outcome;
  const quote = { ...quoteOnWire(outcome.quote), terms: stayTerms(checked.stay, book) };
  return { ok: true, priced: outcome.quote, quote };
}

const nobody: OwnNights = { holdId: null, bookingId: null };

/** The first rule of stays that a guest's stay breaks. */
async function guestFault(
  tx: Tx,
  stay: Stay,
  {
    book: { rates, rules },
    guest: { house, kept },
    ...more
  }: {
    readonly book: PriceBook;
    readonly earliest: CalendarDate;
    readonly fillsGap: boolean;
    readonly guest: GuestAsker;
  },
): Promise<StayFault | undefined> {
  const today = dateInZone(house.now, house.timeZone);
  const [first] = await explainBrokenRules(tx, stay, { calendar: rates, rules, kept, today, ...more });
  return first;
}
