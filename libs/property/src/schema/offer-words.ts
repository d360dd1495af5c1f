import { amountsIn } from './amounts.ts';
import { isOfOthers, type Sentence } from './sentences.ts';

/** "100% off the grid" takes nothing off. */
const takenOff = /^[\s-]*(?:off|discount)\b(?!-|\s+(?:the\s+)?grid\b)/i;
/** Codes and packages are set in the back office, with amounts of their own. */
const setElsewhere = /\b(?:codes?|promos?|coupons?|vouchers?|packages?)\b/i;
const ofStay =
  /\b(?:stay|night|book|reserv|weekday|weekend|midweek|week|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday|direct|guests?|couples?|honeymoon|anniversar|season|return)/i;
/** A headline such as "Get 10% off" can only be about the stay. */
const wordsOfHeadline = 4;

/**
 * Whether a sentence takes another amount off a stay than the newsletter's offer, in dollars. Beside the offer, any other
 * amount would be read as the offer.
 */
export function namesOtherOffer(sentence: Sentence, offer: number, isBesideOffer: boolean): boolean {
  const { text } = sentence;
  return amountsIn(text).some(({ found, dollars }) => {
    if (dollars === offer) return false;
    if (isBesideOffer) return true;
    // The cheapest check comes first, because a text can name hundreds of amounts.
    const rest = text.slice(found.index + found[0].length);
    return takenOff.test(rest) && isOfStay(text) && !setElsewhere.test(text) && !isOfOthers(sentence, found);
  });
}

function isOfStay(text: string): boolean {
  return ofStay.test(text) || text.split(/\s+/).length <= wordsOfHeadline;
}

/** What to do instead. Only texts of pages have a word for the offer. */
export function offerRule(path: string, offer: string): string {
  return path.startsWith('texts.')
    ? `Write {offer} instead of an amount: the code takes ${offer} off`
    : `The weekday code takes ${offer} off: name this amount, or none`;
}
