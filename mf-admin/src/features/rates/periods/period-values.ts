import type { CallBody } from '@getaway/contracts/http/call';
import {
  rateWeekdays,
  type createRatePeriod,
  type RatePeriodKind,
  type RateWeekday,
} from '@getaway/contracts/http/rates';
import type { Days } from '../../../day-range/days.ts';
import type { RatePeriod } from './period-words.ts';

/** Whether a rule is set: `same` leaves it to what would apply otherwise. */
export type RuleChoice = 'same' | 'yes' | 'no';

/** A season, an override, or a holiday as the form has it. */
export interface PeriodValues {
  kind: RatePeriodKind;
  name: string;
  firstDate: string;
  lastDate: string;
  pricing: 'none' | 'one' | 'weekdays';
  /** Of every night; in dollars as typed. */
  price: string;
  prices: Record<RateWeekday, string>;
  minimumNights: number | null;
  closed: RuleChoice;
  closedToArrival: RuleChoice;
  closedToDeparture: RuleChoice;
}

const noPrices: Readonly<Record<RateWeekday, string>> = {
  ...{ sunday: '', monday: '', tuesday: '', wednesday: '', thursday: '', friday: '', saturday: '' },
};

/** New dates from the first to the last of these. */
export function newPeriod(kind: RatePeriodKind, { start, end }: Days): PeriodValues {
  return {
    ...{ kind, name: '', firstDate: start, lastDate: end, pricing: 'one', price: '' },
    ...{ prices: { ...noPrices }, minimumNights: null },
    ...{ closed: 'same', closedToArrival: 'same', closedToDeparture: 'same' },
  };
}

export function periodValues(period: RatePeriod): PeriodValues {
  const set = rateWeekdays.map((day) => period.prices[day]);
  const isOne = set.every((price) => price === set[0]);
  const one = isOne ? (set[0] ?? null) : null;
  return {
    ...{ kind: period.kind, name: period.name ?? '', firstDate: period.firstDate, lastDate: period.lastDate },
    pricing: isOne ? (one === null ? 'none' : 'one') : 'weekdays',
    price: one === null ? '' : typed(one),
    prices: isOne
      ? { ...noPrices }
      : (Object.fromEntries(
          rateWeekdays.map((day) => [day, typed(period.prices[day] ?? '')]),
        ) as PeriodValues['prices']),
    minimumNights: period.minimumNights,
    closed: choiceOf(period.closed),
    closedToArrival: choiceOf(period.closedToArrival),
    closedToDeparture: choiceOf(period.closedToDeparture),
  };
}

/** What the form sends. A field that is not shown sets nothing. */
export function periodBody(values: PeriodValues): CallBody<typeof createRatePeriod> {
  const { kind, name, firstDate, lastDate } = values;
  if (kind === 'holiday') return { kind, name, firstDate, lastDate };
  return {
    ...{ kind, name, firstDate, lastDate, minimumNights: values.minimumNights },
    prices: pricesOf(values),
    closed: flagOf(values.closed),
    closedToArrival: flagOf(values.closedToArrival),
    closedToDeparture: flagOf(values.closedToDeparture),
  };
}

function pricesOf({ pricing, price, prices }: PeriodValues): Record<RateWeekday, string> {
  if (pricing === 'weekdays') return prices;
  const one = pricing === 'one' ? price : '';
  return Object.fromEntries(rateWeekdays.map((day) => [day, one])) as Record<RateWeekday, string>;
}

/** '300' for '300.00', as people type it. */
function typed(price: string): string {
  return price.replace(/\.00$/, '');
}

function choiceOf(flag: boolean | null): RuleChoice {
  if (flag === null) return 'same';
  return flag ? 'yes' : 'no';
}

function flagOf(choice: RuleChoice): boolean | null {
  return choice === 'same' ? null : choice === 'yes';
}
