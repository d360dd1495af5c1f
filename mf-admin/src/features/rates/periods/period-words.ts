import type { Answer } from '@getaway/contracts/http/call';
import {
  rateWeekdays,
  type listRatePeriods,
  type RatePeriodKind,
  type RateWeekday,
} from '@getaway/contracts/http/rates';
import type { PriceAdjustment } from '@getaway/kernel/price-adjustment';
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

/** '10% more', '$20.00 less'. */
export function adjustmentWords({ unit, value }: PriceAdjustment): string {
  const [amount, direction] = value.startsWith('-') ? [value.slice(1), 'less'] : [value, 'more'];
  return `${unit === 'percent' ? `${amount}%` : formatTotal(amount)} ${direction}`;
}

/**
 * '$300.00 a night', '10% more a night, Sat $400.00', 'Fri $350.00, Sat 15% more', or nothing without a price and an
 * adjustment.
 */
export function priceWords({
  prices,
  adjustments,
}: Pick<RatePeriod, 'prices' | 'adjustments'>): string | undefined {
  const set = rateWeekdays.flatMap((day) => {
    const [price, adjustment] = [prices[day], adjustments[day]];
    if (price !== null) return [{ day, words: formatTotal(price) }];
    return adjustment ? [{ day, words: adjustmentWords(adjustment) }] : [];
  });
  if (set.length === 0) return undefined;
  // Where each weekday has one, that of most goes without saying which.
  const usual = set.length === rateWeekdays.length ? commonest(set.map(({ words }) => words)) : undefined;
  return [
    ...(usual === undefined ? [] : [`${usual} a night`]),
    ...set
      .filter(({ words }) => words !== usual)
      .map(({ day, words }) => `${weekdayNames[day].slice(0, 3)} ${words}`),
  ].join(', ');
}

function commonest(all: readonly string[]): string | undefined {
  const times = (one: string): number => all.filter((other) => other === one).length;
  return all.toSorted((a, b) => times(b) - times(a))[0];
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
  const words = [priceWords(period), ...ruleWords(period)].filter(Boolean).join(' · ');
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
