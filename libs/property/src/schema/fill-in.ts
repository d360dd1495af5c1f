import { newsletterOfferText } from '@getaway/kernel/money-rules';
import * as v from 'valibot';
import { lineOfText } from '@getaway/contracts/http/fields';

/** The facts that a text can name, so that they are stored in one place: `{minutes} minutes from the city`. */
export const fillIns = ['name', 'tagline', 'town', 'region', 'minutes', 'offer'] as const;

export type FillIn = (typeof fillIns)[number];

const amount = /[$€£]\s?[\d.,]*\d|\d[\d.,]*\s?(?:[$€£%]|percent\b|dollars\b|USD\b)/gi;
const moneyBack = /\brefund|\bcancel/i;
const terms = /\d|%|\b(?:no|non|not|never|half|days?|hours?|weeks?)\b/i;
const inBraces = /\{([^{}]*)\}/g;

/** A text of the site, in one paragraph; it may hold fill-ins. */
export const siteText = (maxLength: number) =>
  v.pipe(
    lineOfText('The text', maxLength),
    v.check(
      // A brace that is left over could be read as a template in an email.
      (text) =>
        !/[{}]/.test(text.replaceAll(inBraces, (whole, word: string) => (isFillIn(word) ? '' : whole))),
      `A text can fill in ${fillIns.map((word) => `{${word}}`).join(', ')} and nothing else`,
    ),
  );

/** A text next to the offer of the newsletter's code: the emailed code decides the amount. */
export const offerText = (maxLength: number) =>
  v.pipe(
    siteText(maxLength),
    v.check(
      (text) => (text.match(amount) ?? []).every((named) => named === newsletterOfferText),
      `Write {offer} instead of an amount: the code takes ${newsletterOfferText} off`,
    ),
  );

/** A text of a legal page. It already contains the calculated refund for a cancellation. */
export const legalText = (maxLength: number) =>
  v.pipe(
    siteText(maxLength),
    v.check(
      (text) => !text.split(/[.!?;]\s/).some((sentence) => moneyBack.test(sentence) && terms.test(sentence)),
      'Cancellation and refund rules can’t be changed here: the page shows the rules that the site applies',
    ),
  );

/** The same texts, at any depth, with the facts in the places of the fill-ins. */
export function filledIn<T>(texts: T, facts: Readonly<Record<FillIn, string>>): T {
  return JSON.parse(JSON.stringify(texts), (_key, value: unknown) =>
    typeof value === 'string'
      ? value.replaceAll(inBraces, (whole, word: string) => (isFillIn(word) ? facts[word] : whole))
      : value,
  ) as T;
}

function isFillIn(word: string): word is FillIn {
  return fillIns.some((known) => known === word);
}
