import type { Answer } from '@getaway/contracts/http/call';
import {
  rateWeekdays,
  type listRatePeriods,
  type RatePeriodKind,
  type RateWeekday,
} from '@getaway/contracts/http/rates';
import { formatTotal } from '@getaway/web-kit/format/money';
import { formatDate } from '../../../format/dates.ts';

export type RatePeriod = Answer<typeof listRatePeriods>[number];

export const kindNames: Readonly<Record<RatePeriodKind, string>> = {
  season: 'Season',
  override: 'Override',
  holiday: 'Holiday',
};

/** The weekdays as people in the United States read them, from Sunday. */
export const weekdayNames: Readonly<Record<RateWeekday, string>> = {
  sunday: 'Sunday',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
};

/** What a period is called: its name, or what an override without one is. */
export function periodName({ kind, name }: Pick<RatePeriod, 'kind' | 'name'>): string {
  return name ?? kindNames[kind];
}

/** 'Jul 4, 2027', 'Jun 1, 2027 – Aug 31, 2027'. */
export function periodDates({ firstDate, lastDate }: Pick<RatePeriod, 'firstDate' | 'lastDate'>): string {
  return firstDate === lastDate
    ? formatDate(firstDate)
    : `${formatDate(firstDate)} – ${formatDate(lastDate)}`;
}

/** '$300.00 a night', '$300.00 a night, Sat $400.00', 'Fri $350.00, Sat $400.00', or nothing without a price. */
export function priceWords(prices: RatePeriod['prices']): string | undefined {
  const set = rateWeekdays.flatMap((day) => {
    const price = prices[day];
    return price === null ? [] : [{ day, price }];
  });
  if (set.length === 0) return undefined;
  // Where each weekday has a price, the one of most goes without saying which.
  const usual = set.length === rateWeekdays.length ? commonest(set.map(({ price }) => price)) : undefined;
  return [
    ...(usual === undefined ? [] : [`${formatTotal(usual)} a night`]),
    ...set
      .filter(({ price }) => price !== usual)
      .map(({ day, price }) => `${weekdayNames[day].slice(0, 3)} ${formatTotal(price)}`),
  ].join(', ');
}

function commonest(prices: readonly string[]): string | undefined {
  const times = (price: string): number => prices.filter((other) => other === price).length;
  return prices.toSorted((a, b) => times(b) - times(a))[0];
}

type Rules = { readonly minimumNights?: number | null | undefined } & {
  readonly [Flag in 'closedToArrival' | 'closedToDeparture' | 'closed']?: boolean | null | undefined;
};

/** 'At least 2 nights', 'No check-in', 'Closed': the rules that are set. */
export function ruleWords({ minimumNights, closedToArrival, closedToDeparture, closed }: Rules): string[] {
  return [
    ...(typeof minimumNights === 'number'
      ? [`At least ${minimumNights} ${minimumNights === 1 ? 'night' : 'nights'}`]
      : []),
    ...flagWords(closed, 'Closed', 'Open'),
    ...flagWords(closedToArrival, 'No check-in', 'Check-in allowed'),
    ...flagWords(closedToDeparture, 'No check-out', 'Check-out allowed'),
  ];
}

function flagWords(flag: boolean | null | undefined, yes: string, no: string): string[] {
  if (flag === true) return [yes];
  return flag === false ? [no] : [];
}

/** What a period is without its id. */
type PeriodContent = Omit<RatePeriod, 'id' | 'version'>;

/** '$300.00 a night · At least 2 nights', 'holiday surcharge': what it sets. */
export function contentWords(period: PeriodContent): string {
  const words = [priceWords(period.prices), ...ruleWords(period)].filter(Boolean).join(' · ');
  return words || 'holiday surcharge';
}

/** What changed, one line for each thing: 'Jun 1, 2027 → Jun 2, 2027', '$300.00 a night → $320.00 a night'. */
export function periodDifferences(before: PeriodContent, after: PeriodContent): string[] {
  const parts = [
    [periodName(before), periodName(after)],
    [periodDates(before), periodDates(after)],
    [contentWords(before), contentWords(after)],
  ] as const;
  return parts.filter(([one, other]) => one !== other).map(([one, other]) => `${one} → ${other}`);
}
