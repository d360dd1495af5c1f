import type { CallBody } from '@getaway/contracts/http/call';
import {
  rateWeekdays,
  type createRatePeriod,
  type RatePeriodKind,
  type RateWeekday,
} from '@getaway/contracts/http/rates';
import { adjustmentOf, adjustmentText } from '@getaway/kernel/price-adjustment';
import type { Days } from '../../../day-range/days.ts';
import {
  adjustmentValues,
  noAdjustment,
  ofWeekdays,
  typedAdjustments,
  type AdjustmentValues,
} from './adjustment-values.ts';
import type { RatePeriod } from './period-words.ts';

/** Whether a rule is set: `same` leaves it to what would apply otherwise. */
export type RuleChoice = 'same' | 'yes' | 'no';

/** A season, an override, or a holiday as the form has it. */
export interface PeriodValues {
  kind: RatePeriodKind;
  name: string;
  firstDate: string;
  lastDate: string;
  pricing: 'none' | 'one' | 'weekdays' | 'adjusted';
  /** Of every night; in dollars as typed. */
  price: string;
  /** A price, or an adjustment with its sign: '300', '+10%', '-20'. */
  prices: Record<RateWeekday, string>;
  adjustment: AdjustmentValues;
  /** Whether staff said that nights at no price are meant so. */
  isFree: boolean;
  minimumNights: number | null;
  closed: RuleChoice;
  closedToArrival: RuleChoice;
  closedToDeparture: RuleChoice;
}

const noPrices = ofWeekdays(() => '');

/** New dates from the first to the last of these, at a price in dollars where it is known. */
export function newPeriod(kind: RatePeriodKind, { start, end }: Days, price = ''): PeriodValues {
  return {
    ...{ kind, name: '', firstDate: start, lastDate: end, pricing: 'one', price },
    ...{ prices: { ...noPrices }, adjustment: noAdjustment, isFree: false, minimumNights: null },
    ...{ closed: 'same', closedToArrival: 'same', closedToDeparture: 'same' },
  };
}

export function periodValues(period: RatePeriod): PeriodValues {
  return {
    ...{ kind: period.kind, name: period.name ?? '', firstDate: period.firstDate, lastDate: period.lastDate },
    ...pricingValues(period),
    isFree: Object.values(period.prices).some(costsNothing),
    minimumNights: period.minimumNights,
    closed: choiceOf(period.closed),
    closedToArrival: choiceOf(period.closedToArrival),
    closedToDeparture: choiceOf(period.closedToDeparture),
  };
}

/** Whether a price is typed or stored that asks guests for nothing; an adjustment has a sign. */
export function costsNothing(price: string | null | undefined): boolean {
  return price != null && /^\s*\$?\s*0+(?:\.0*)?\s*$/.test(price);
}

type Pricing = Pick<PeriodValues, 'pricing' | 'price' | 'prices' | 'adjustment'>;

function pricingValues(period: RatePeriod): Pricing {
  const nothing = { price: '', prices: { ...noPrices }, adjustment: noAdjustment };
  const adjustment = adjustmentValues(period);
  if (adjustment) return { ...nothing, pricing: 'adjusted', adjustment };
  const prices = ofWeekdays((day) => nightText(period, day));
  const { sunday: one } = prices;
  if (rateWeekdays.some((day) => prices[day] !== one)) return { ...nothing, pricing: 'weekdays', prices };
  return { ...nothing, pricing: one === '' ? 'none' : 'one', price: one };
}

/** What a weekday's night says, as people type it: '300' for '300.00'. */
function nightText({ prices, adjustments }: RatePeriod, day: RateWeekday): string {
  const adjustment = adjustments[day];
  return (prices[day] ?? (adjustment ? adjustmentText(adjustment) : '')).replace(/\.00$/, '');
}

/** What the form sends. A field that is not shown sets nothing. */
export function periodBody(values: PeriodValues): CallBody<typeof createRatePeriod> {
  const { kind, name, firstDate, lastDate } = values;
  if (kind === 'holiday') return { kind, name, firstDate, lastDate };
  return {
    ...{ kind, name, firstDate, lastDate, minimumNights: values.minimumNights },
    ...nightsOf(values),
    closed: flagOf(values.closed),
    closedToArrival: flagOf(values.closedToArrival),
    closedToDeparture: flagOf(values.closedToDeparture),
  };
}

function nightsOf({
  pricing,
  price,
  prices,
  adjustment,
}: PeriodValues): Required<Pick<CallBody<typeof createRatePeriod>, 'prices' | 'adjustments'>> {
  switch (pricing) {
    case 'none':
      return { prices: noPrices, adjustments: {} };
    case 'one':
      return { prices: ofWeekdays(() => price), adjustments: {} };
    case 'adjusted':
      return { prices: noPrices, adjustments: typedAdjustments(adjustment) };
    case 'weekdays':
      return {
        prices: ofWeekdays((day) => (adjustmentOf(prices[day]) ? '' : prices[day])),
        adjustments: ofWeekdays((day) => adjustmentOf(prices[day]) ?? null),
      };
    default:
      return pricing satisfies never;
  }
}

function choiceOf(flag: boolean | null): RuleChoice {
  if (flag === null) return 'same';
  return flag ? 'yes' : 'no';
}

function flagOf(choice: RuleChoice): boolean | null {
  return choice === 'same' ? null : choice === 'yes';
}
