import { charges, type Charge, type Setup } from '@getaway/contracts/http/setup';
import { usualMoneyRules } from '@getaway/kernel/money-rules';
import { chargeInWords } from '../../../format/charge-in-words.ts';
import { pathOf, type Content, type Path } from '../content/content.ts';
import { shownAt } from '../fields/defaults.ts';
import { hasWeekdayPage } from '../fields/weekday-page.ts';
import { offerNow } from '../fields/words-now.ts';

/** What guests of a draft would pay as the site came, because nobody has changed or confirmed it. */
export interface UncheckedAmounts {
  /** None of the nightly prices has changed. Also true once staff have confirmed their prices. */
  readonly hasSampleNights: boolean;
  /** In the order of the checklist. The amount is a decimal in dollars, or percent for the tax rate and the card fee. */
  readonly charges: readonly { readonly charge: Charge; readonly amount: string | undefined }[];
  /** What the weekday code takes off, in whole dollars. */
  readonly offer?: string;
}

export const offerPath = pathOf('policies.money.newsletterOffer');

/** The fees are part of the draft, which may have changed them since it was published. */
const fees = {
  cleaning_fee: {
    path: pathOf('policies.money.cleaningFee'),
    usual: usualMoneyRules.cleaningFee,
    amount: usualMoneyRules.cleaningFee.toFixed(2),
  },
  card_fee: {
    path: pathOf('policies.money.cardFeePercent'),
    usual: usualMoneyRules.cardFeePercent,
    amount: String(usualMoneyRules.cardFeePercent),
  },
} as const;

/** A host who has set prices has changed one of these. */
const nights = ['weekday', 'friday_sunday', 'saturday'] as const;

interface Compared {
  readonly content: Content;
  readonly sample: Content;
}

/** The same for *Publish…* and for the mark of Money Rules. None for the sample itself, or while the setup isn't loaded. */
export function uncheckedAmounts({ content, sample }: Compared, setup: Setup | undefined): UncheckedAmounts {
  if (!setup || content['name'] === sample['name']) return { hasSampleNights: false, charges: [] };
  const isUnchanged = (charge: Charge): boolean =>
    isFee(charge)
      ? shownAt(content, fees[charge].path) === fees[charge].usual
      : setup.unchangedPrices.includes(charge);
  const hasSampleNights = nights.every(isUnchanged);
  // The step of the checklist is about all amounts: who has marked it as done has seen them.
  if (setup.marks.some(({ step }) => step === 'prices')) return { hasSampleNights, charges: [] };
  const offer = offerNow(content);
  const isUsualOffer = hasWeekdayPage(content) && offer === String(usualMoneyRules.newsletterOffer);
  return {
    hasSampleNights,
    charges: charges.filter(isUnchanged).map((charge) => ({
      charge,
      amount: isFee(charge) ? fees[charge].amount : setup.unchangedAmounts[charge],
    })),
    ...(isUsualOffer && { offer }),
  };
}

/** Those that are set in Money Rules, in words, with the paths of their fields. */
export function moneyToCheck(unchecked: UncheckedAmounts): { readonly words: string; readonly path: Path }[] {
  const { charges: left, offer } = unchecked;
  return [
    ...left.flatMap(({ charge, amount }) =>
      isFee(charge) ? [{ words: chargeInWords(charge, amount), path: fees[charge].path }] : [],
    ),
    ...(offer === undefined ? [] : [{ words: `Weekday offer: $${offer} off`, path: offerPath }]),
  ];
}

function isFee(charge: Charge): charge is keyof typeof fees {
  return charge in fees;
}
