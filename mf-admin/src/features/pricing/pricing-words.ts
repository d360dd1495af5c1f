import type { PricingName } from '@getaway/contracts/http/pricing';

interface PricingWords {
  readonly title: string;
  readonly explanation: string;
  /** Of a surcharge: the same while it is zero. */
  readonly withoutAmount?: string;
}

/** What each setting is called, and when a night is charged with it (domain page, Money). */
export const pricingWords: Readonly<Record<PricingName, PricingWords>> = {
  weekday: { title: 'Weekday nights', explanation: 'Nights that begin Monday through Thursday.' },
  friday_sunday: {
    title: 'Friday and Sunday nights',
    explanation: 'Nights that begin on a Friday or Sunday.',
  },
  saturday: { title: 'Saturday nights', explanation: 'Nights that begin on a Saturday.' },
  holiday_surcharge: {
    title: 'Holiday surcharge',
    explanation: 'Added on nights that you mark as holidays in Rates.',
  },
  valentine_surcharge: {
    title: 'Valentine’s Day surcharge',
    explanation: 'Added on February 14.',
    withoutAmount: 'No surcharge: February 14 costs what other nights do.',
  },
  valentine_adjacent_surcharge: {
    title: 'Surcharge before and after Valentine’s Day',
    explanation: 'Added on February 13 and 15.',
    withoutAmount: 'No surcharge: February 13 and 15 cost what other nights do.',
  },
};
