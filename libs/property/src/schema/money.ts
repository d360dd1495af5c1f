import { hoursInWords, usualMoneyRules, usualSpecialNotice } from '@getaway/kernel/money-rules';
import * as v from 'valibot';

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
/** How many dollars the code of a newsletter's signup takes off. */
export const newsletterOffer = wholeNumber('dollars', 1, 500);

/**
 * The rules of money: a `MoneyRules`. The specification has the defaults. Where a house says nothing about Valentine's Day,
 * a notice that is longer on other days holds then, too.
 */
export const moneySchema = v.pipe(
  v.strictObject({
    cleaningFee: v.optional(cleaningFee, usualMoneyRules.cleaningFee),
    cardFeePercent: v.optional(percent, usualMoneyRules.cardFeePercent),
    refundNoticeHours: v.optional(noticeHours, usualMoneyRules.refundNoticeHours),
    specialNoticeHours: v.optional(noticeHours),
    paymentHours: v.optional(wholeNumber('hours', 1, 168), usualMoneyRules.paymentHours),
    newsletterOffer: v.optional(newsletterOffer, usualMoneyRules.newsletterOffer),
  }),
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { refundNoticeHours, specialNoticeHours } = dataset.value;
      if (specialNoticeHours !== undefined && specialNoticeHours < refundNoticeHours)
        addIssue({ message: `Must be at least ${hoursInWords(refundNoticeHours)}, as on other days` });
    }),
    ['specialNoticeHours'],
  ),
  v.transform(({ specialNoticeHours, ...rules }) => ({
    ...rules,
    specialNoticeHours: specialNoticeHours ?? usualSpecialNotice(rules.refundNoticeHours),
  })),
);
