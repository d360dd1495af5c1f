import { cents } from '@getaway/kernel/money';
import { moneyRules } from '@getaway/kernel/money-rules';

/** The value of a newsletter subscriber's code: one use, Monday to Thursday (spec page 1, section 9). */
export const newsletterOffer = {
  name: 'Weekday Escape',
  amount: cents(moneyRules.newsletterOfferCents),
} as const;
