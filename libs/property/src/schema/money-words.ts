import { offerInWords, usualMoneyRules } from '@getaway/kernel/money-rules';
import * as v from 'valibot';
import type { FieldError } from '@getaway/contracts/problems';
import { textsIn, valueIn } from './file-values.ts';
import { newsletterOffer } from './money.ts';
import { namesOtherOffer, offerRule } from './offer-words.ts';
import { plainLetters } from './plain-letters.ts';
import { deniesFee, namesStayPrice, saysOtherPayment } from './price-words.ts';
import { saysRefundRule } from './refund-words.ts';
import { sentencesIn, type Sentence } from './sentences.ts';

/** What a house writes itself; reviews are the words of its guests. */
const written = ['name', 'tagline', 'checkIn', 'policies.responsible', 'answers', 'media', 'texts', 'guide'];
const isNoText = /\.wifi\.|^media\.(?!.*\.alt$)/;

/** The texts next to the offer of the newsletter's code. */
const besideOffer = /^texts\.(?:home\.weekdays|weekdayEscape)\./;

const rules = {
  refund:
    'is a cancellation or refund rule of its own. Guests get back what Money Rules says, and the site shows that: leave this out',
  price:
    'names what a stay costs. Guests pay the price of their dates, which you set in Pricing: leave this out',
  fee: 'denies a fee that guests pay. Name the fee that they don’t pay, such as a platform’s, or leave this out',
  payment:
    'is a payment rule of its own. Guests pay as Money Rules says, and the site shows that: leave this out',
};

/**
 * Sentences that promise other money than the site takes and gives. Only clear contradictions are refused: what is about
 * other people's money (a museum, a taxi, a garage) passes, and so may a promise in unusual words. Works on a file as it
 * came, like `pictureFaults`.
 */
export function moneyFaults(own: unknown): FieldError[] {
  const set = v.safeParse(newsletterOffer, valueIn(own, ['policies', 'money', 'newsletterOffer']));
  const offer = set.success ? set.output : usualMoneyRules.newsletterOffer;
  const isCharged = (fee: string): boolean => valueIn(own, ['policies', 'money', fee]) !== 0;
  const fees = { cleaning: isCharged('cleaningFee'), card: isCharged('cardFeePercent') };
  return written
    .flatMap((path) => textsIn(valueIn(own, path.split('.')), path))
    .filter(({ path }) => !isNoText.test(path))
    .flatMap(({ path, text }) => {
      const sentences = sentencesIn(plainLetters(text));
      const quoted = (breaks: (sentence: Sentence) => boolean, rule: string): string[] => {
        const found = sentences.find((sentence) => breaks(sentence));
        return found ? [`“${shortened(found.text)}” ${rule}`] : [];
      };
      const isOther = (sentence: Sentence) => namesOtherOffer(sentence, offer, besideOffer.test(path));
      return [
        ...quoted(saysRefundRule, rules.refund),
        ...(sentences.some(isOther) ? [offerRule(path, offerInWords(offer))] : []),
        ...quoted(namesStayPrice, rules.price),
        ...quoted((sentence) => deniesFee(sentence, fees), rules.fee),
        ...quoted(saysOtherPayment, rules.payment),
      ].map((message) => ({ path, message }));
    });
}

const mostQuoted = 80;

function shortened(text: string): string {
  return text.length <= mostQuoted ? text : `${text.slice(0, mostQuoted - 1).trimEnd()}…`;
}
