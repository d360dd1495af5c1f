import { inDollars } from '@getaway/kernel/money';
import type { Charge } from '@getaway/contracts/http/setup';

const titles: Readonly<Record<Charge, string>> = {
  weekday: 'Weekday nights',
  friday_sunday: 'Friday and Sunday nights',
  saturday: 'Saturday nights',
  holiday_surcharge: 'Holiday surcharge',
  valentine_surcharge: 'Valentine’s Day surcharge',
  valentine_adjacent_surcharge: 'Surcharge before and after Valentine’s Day',
  tax: 'Tax rate',
  cleaning_fee: 'Cleaning fee',
  card_fee: 'Card fee',
};

/** What guests are charged, in the words of the checklist: 'Saturday nights: $300.00'. `amount` as the call has it. */
export function chargeInWords(charge: Charge, amount: string | undefined): string {
  if (amount === undefined) return titles[charge];
  const isPercent = charge === 'tax' || charge === 'card_fee';
  return `${titles[charge]}: ${isPercent ? `${amount}%` : inDollars(amount)}`;
}
