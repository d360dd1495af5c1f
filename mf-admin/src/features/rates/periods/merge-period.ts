import { changeRatePeriod } from '@getaway/contracts/http/rates';
import { mergeFields, type FieldsToMerge } from '../../../ui/merge-fields.ts';
import type { MergedFields } from '../../../ui/newer-note.tsx';
import { periodValues, type PeriodValues } from './period-values.ts';
import { periodDates, priceWords, ruleWords, type RatePeriod } from './period-words.ts';

/** What staff typed, on top of a period that somebody else saved meanwhile. */
export function mergePeriod(
  opened: RatePeriod,
  typed: PeriodValues,
  newest: RatePeriod,
): MergedFields & { readonly values: Partial<PeriodValues> } {
  const rule = (flag: 'closed' | 'closedToArrival' | 'closedToDeparture') => (): string =>
    ruleWords({ [flag]: newest[flag] })[0] ?? 'Not set here';
  const fields: readonly FieldsToMerge<PeriodValues>[] = [
    { label: 'Name', names: ['name'] },
    { label: 'Dates', names: ['firstDate', 'lastDate'], inWords: () => periodDates(newest) },
    {
      label: 'Price',
      names: ['pricing', 'price', 'prices', 'adjustment'],
      inWords: () => priceWords(newest) ?? 'No price',
    },
    { label: 'Minimum nights', names: ['minimumNights'] },
    { label: 'Open or closed', names: ['closed'], inWords: rule('closed') },
    { label: 'Check-in', names: ['closedToArrival'], inWords: rule('closedToArrival') },
    { label: 'Check-out', names: ['closedToDeparture'], inWords: rule('closedToDeparture') },
  ];
  return mergeFields(
    fields,
    { opened: periodValues(opened), typed, newest: periodValues(newest) },
    // A choice of the form is no flag of the contract.
    { name: changeRatePeriod.body.entries.name, prices: changeRatePeriod.body.entries.prices },
  );
}
