import { rateWeekdays, type RateWeekday } from '@getaway/contracts/http/rates';
import type { PriceAdjustment } from '@getaway/kernel/price-adjustment';
import type { RatePeriod } from './period-words.ts';

/** How much more or less a night costs, as the form has it. */
export interface AdjustmentValues {
  change: 'percent-more' | 'percent-less' | 'dollars-more' | 'dollars-less';
  /** As typed, without a sign. */
  amount: string;
  nights: 'every' | 'some';
  /** Where it is some nights. Missing while the form doesn't show them. */
  weekdays?: RateWeekday[];
}

export const noAdjustment: AdjustmentValues = {
  ...{ change: 'percent-more', amount: '', nights: 'every', weekdays: [] },
};

/** One adjustment for every night or some weekdays; undefined where a period says something else, or nothing. */
export function adjustmentValues({
  prices,
  adjustments,
}: Pick<RatePeriod, 'prices' | 'adjustments'>): AdjustmentValues | undefined {
  const weekdays = rateWeekdays.filter((day) => adjustments[day] !== null);
  const set = weekdays.flatMap((day) => adjustments[day] ?? []);
  const [first] = set;
  if (!first || rateWeekdays.some((day) => prices[day] !== null)) return undefined;
  if (set.some(({ unit, value }) => unit !== first.unit || value !== first.value)) return undefined;
  const isLess = first.value.startsWith('-');
  const isEvery = weekdays.length === rateWeekdays.length;
  return {
    change: `${first.unit}-${isLess ? 'less' : 'more'}`,
    amount: first.value.replace(/^-/, '').replace(/\.00$/, ''),
    ...(isEvery ? { nights: 'every', weekdays: [] } : { nights: 'some', weekdays }),
  };
}

/** What the form sends of one night. The contract judges it. */
export function typedAdjustment({ change, amount }: AdjustmentValues): PriceAdjustment {
  const sign = change.endsWith('less') ? '-' : '+';
  return { unit: unitOf(change), value: `${sign}${amount.trim()}` };
}

export function unitOf(change: AdjustmentValues['change']): PriceAdjustment['unit'] {
  return change.startsWith('percent') ? 'percent' : 'dollars';
}

/** What the form sends of each weekday. */
export function typedAdjustments(values: AdjustmentValues): Record<RateWeekday, PriceAdjustment | null> {
  const { nights, weekdays = [] } = values;
  return ofWeekdays((day) => (nights === 'every' || weekdays.includes(day) ? typedAdjustment(values) : null));
}

/** Something of each weekday. */
export function ofWeekdays<Value>(of: (day: RateWeekday) => Value): Record<RateWeekday, Value> {
  return Object.fromEntries(rateWeekdays.map((day) => [day, of(day)])) as Record<RateWeekday, Value>;
}
