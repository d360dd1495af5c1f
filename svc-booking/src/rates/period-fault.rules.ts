import type { RatePeriodKind, RateWeekday } from '@getaway/contracts/http/rates';
import { daysBetween } from '@getaway/kernel/calendar-date';
import { weekdays, type RatePeriodContent } from './rate-period.rules.ts';

/** A field of a period and the rule that it breaks. */
export interface PeriodFault {
  readonly path:
    | 'name'
    | 'firstDate'
    | 'lastDate'
    | 'prices'
    | `adjustments.${RateWeekday}`
    | 'minimumNights';
  readonly message: string;
}

/** `longest`: the most nights of a period. `maximumNights`: the most of a stay, by the rules of all stays. */
export function periodFault(
  kind: RatePeriodKind,
  content: RatePeriodContent,
  { longest, maximumNights }: { readonly longest: number; readonly maximumNights: number },
): PeriodFault | undefined {
  const { name, firstDate, lastDate } = content;
  if (firstDate < firstDay) return { path: 'firstDate', message: 'Must be in the year 2000 or later' };
  if (lastDate < firstDate) return { path: 'lastDate', message: 'The last date is before the first date' };
  if (lastDate > lastDay) return { path: 'lastDate', message: 'Must be before the year 2200' };
  if (daysBetween(firstDate, lastDate) >= longest)
    return { path: 'lastDate', message: `Can last up to ${longest} nights` };
  if (name === null && kind !== 'override') return { path: 'name', message: 'Name is required' };
  if (kind === 'holiday' && setsSomething(content))
    return { path: 'prices', message: 'A holiday adds its surcharge and sets no price or rule' };
  if (kind !== 'holiday' && !setsSomething(content))
    return { path: 'prices', message: 'Set a price or a rule' };
  const both = weekdays.find((_day, at) => isSet(content.prices[at]) && isSet(content.adjustments[at]));
  if (both)
    return { path: `adjustments.${both}`, message: 'Set a price or an adjustment for a weekday, not both' };
  if ((content.minimumNights ?? 0) > maximumNights)
    return {
      path: 'minimumNights',
      message: `Must be ${maximumNights} or less: Rules for All Stays allow no longer stay`,
    };
  return undefined;
}

const firstDay = '2000-01-01';
const lastDay = '2199-12-31';

function setsSomething(content: RatePeriodContent): boolean {
  const { prices, adjustments, minimumNights, closedToArrival, closedToDeparture, closed } = content;
  return [...prices, ...adjustments, minimumNights, closedToArrival, closedToDeparture, closed].some(isSet);
}

function isSet(value: unknown): boolean {
  return value !== null && value !== undefined;
}
