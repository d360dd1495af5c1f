import { cents } from '@getaway/kernel/money';

/** What a newsletter subscriber's own code is worth: once, Monday to Thursday (spec page 1, section 9). */
export const newsletterOffer = { name: 'Weekday Escape', amount: cents(5_000) } as const;
