import type { PricingName } from '@getaway/contracts/http/pricing';

interface PricingWords {
  readonly title: string;
  readonly explanation: string;
}

/** What each setting is called, and when a night is charged with it (domain page, Money). */
export const pricingWords: Readonly<Record<PricingName, PricingWords>> = {
  weekday: { title: 'Weekday nights', explanation: 'A night that begins Monday to Thursday.' },
  friday_sunday: {
    title: 'Friday and Sunday nights',
    explanation: 'A night that begins on a Friday or a Sunday.',
  },
  saturday: { title: 'Saturday nights', explanation: 'A night that begins on a Saturday.' },
  holiday_surcharge: {
    title: 'Holiday surcharge',
    explanation: 'Stored, not applied: no night is charged with it at present.',
  },
  valentine_surcharge: {
    title: 'Valentine’s Day surcharge',
    explanation: 'Added to the night of February 14.',
  },
  valentine_adjacent_surcharge: {
    title: 'Surcharge around Valentine’s Day',
    explanation: 'Added to the nights of February 13 and 15.',
  },
};
