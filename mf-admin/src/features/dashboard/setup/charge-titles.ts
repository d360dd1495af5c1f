import type { Charge } from '@getaway/contracts/http/setup';

/** What guests are charged, in the words of the checklist. */
export const chargeTitles: Readonly<Record<Charge, string>> = {
  weekday: 'Weekday nights',
  friday_sunday: 'Friday and Sunday nights',
  saturday: 'Saturday nights',
  valentine_surcharge: 'Valentine’s Day surcharge',
  valentine_adjacent_surcharge: 'Surcharge before and after Valentine’s Day',
  tax: 'Tax rate',
  cleaning_fee: 'Cleaning fee',
  card_fee: 'Card fee',
};
