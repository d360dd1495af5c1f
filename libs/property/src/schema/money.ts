import { offerInWords, usualMoneyRules } from '@getaway/kernel/money-rules';
import * as v from 'valibot';
import type { FieldError } from '@getaway/contracts/problems';
import { textsIn, valueIn } from './file-values.ts';

function wholeNumber(what: string, least: number, most: number) {
  const rule = `Must be a whole number of ${what} from ${least} to ${most}`;
  return v.pipe(v.number(rule), v.integer(rule), v.minValue(least, rule), v.maxValue(most, rule));
}

const percentRule = 'Must be a percentage from 0 to 10 with at most two decimals, such as 2.5';
const percent = v.pipe(
  v.number(percentRule),
  v.minValue(0, percentRule),
  v.maxValue(10, percentRule),
  v.check((value) => Number(value.toFixed(2)) === value, percentRule),
);

const cleaningFee = wholeNumber('dollars', 0, 2000);
const noticeHours = wholeNumber('hours', 24, 720);
const newsletterOffer = wholeNumber('dollars', 1, 500);

/** The rules of money: a `MoneyRules`. The specification has the defaults. */
export const moneySchema = v.pipe(
  v.strictObject({
    cleaningFee: v.optional(cleaningFee, usualMoneyRules.cleaningFee),
    cardFeePercent: v.optional(percent, usualMoneyRules.cardFeePercent),
    refundNoticeHours: v.optional(noticeHours, usualMoneyRules.refundNoticeHours),
    specialNoticeHours: v.optional(noticeHours, usualMoneyRules.specialNoticeHours),
    paymentHours: v.optional(wholeNumber('hours', 1, 168), usualMoneyRules.paymentHours),
    newsletterOffer: v.optional(newsletterOffer, usualMoneyRules.newsletterOffer),
  }),
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { refundNoticeHours, specialNoticeHours } = dataset.value;
      if (specialNoticeHours < refundNoticeHours)
        addIssue({ message: `Must be at least ${refundNoticeHours} hours, as on other days` });
    }),
    ['specialNoticeHours'],
  ),
);

const amount = /[$€£]\s?[\d.,]*\d|\d[\d.,]*\s?(?:[$€£%]|percent\b|dollars\b|USD\b)/gi;

/** The texts next to the offer of the newsletter's code. */
const offerTexts = [
  ['texts', 'home', 'weekdays'],
  ['texts', 'weekdayEscape'],
];

/**
 * Amounts in texts next to the newsletter's offer that are not the offer of the same file: the emailed code takes the
 * file's amount off. Works on a file as it came, like `pictureFaults`.
 */
export function offerFaults(own: unknown): FieldError[] {
  const set = v.safeParse(newsletterOffer, valueIn(own, ['policies', 'money', 'newsletterOffer']));
  const offer = offerInWords(set.success ? set.output : usualMoneyRules.newsletterOffer);
  return offerTexts
    .flatMap((path) => textsIn(valueIn(own, path), path.join('.')))
    .filter(({ text }) => (text.match(amount) ?? []).some((named) => named !== offer))
    .map(({ path }) => ({
      path,
      message: `Write {offer} instead of an amount: the code takes ${offer} off`,
    }));
}
