import type { FlexibleWhen } from '@getaway/contracts/http/flexible-when';
import { firstDayOf, type CalendarMonth } from '@getaway/kernel/calendar-month';
import { utcFormat } from '@getaway/kernel/utc-format';
import { formatNights } from '@getaway/web-kit/format/dates';
import { formatTotal } from '@getaway/web-kit/format/money';
import type { FlexibleSearch } from '../draft/booking-draft.ts';
import type { Extras } from '../draft/extras-of.ts';
import { includedWords } from './included-words.ts';
import type { FoundStay } from './use-flexible-stays.ts';

/** A search whose month can be booked; '' is any. */
type Search = Pick<FlexibleSearch, 'nights' | 'when'> & { readonly month: CalendarMonth | '' };

export const whenLabels: Readonly<Record<FlexibleWhen, string>> = {
  any: 'Any days',
  weekend: 'Weekend',
  weekdays: 'Weekdays',
};

export const whenHints: Readonly<Record<FlexibleWhen, string>> = {
  any: 'All nights of the week.',
  weekend: 'With a Friday or Saturday night.',
  weekdays: 'Sunday to Thursday nights only.',
};

/** Sunday to Thursday. */
const mostWeekdayNights = 5;

const monthFormat = utcFormat({ month: 'long', year: 'numeric' });

/** '2027-05' to 'May 2027'. */
export function monthWords(month: CalendarMonth): string {
  return monthFormat.format(new Date(`${firstDayOf(month)}T00:00:00Z`));
}

/** What is read out when stays were found. */
export function foundWords(stays: readonly FoundStay[]): string {
  const from = formatTotal(stays[0]?.total ?? '');
  return stays.length === 1
    ? `We found 1 stay, for ${from}.`
    : `We found ${stays.length} stays, from ${from}.`;
}

/** What a guest can change when no stay was found: 'No stay of 2 nights is available on a weekend in May 2027. …' */
export function emptyWords(search: Search): string {
  const { nights, when, month } = search;
  if (when === 'weekdays' && nights > mostWeekdayNights)
    return `${formatNights(nights)} always include a Friday or Saturday night. Try any days or a shorter stay.`;
  const days = { any: '', weekend: ' on a weekend', weekdays: ' on weekdays' }[when];
  const inMonth = month === '' ? '' : ` in ${monthWords(month)}`;
  const tries = widerSearches(search).map(({ words }) => words);
  const advice = tries.length > 0 ? ` Try ${alternatives.format(tries)}.` : '';
  return `No stay of ${formatNights(nights)} is available${days}${inMonth}.${advice}`;
}

/** The searches that may find more, as buttons. */
export function widerSearches(
  search: Search,
): { label: string; words: string; changes: Partial<FlexibleSearch> }[] {
  const { nights, when, month } = search;
  const isImpossible = when === 'weekdays' && nights > mostWeekdayNights;
  const shorter = isImpossible ? mostWeekdayNights : nights - 1;
  return [
    ...(when === 'any' ? [] : [{ label: 'Any days', words: 'any days', changes: { when: 'any' as const } }]),
    ...(month === '' || isImpossible
      ? []
      : [{ label: 'Any month', words: 'any month', changes: { month: '' } }]),
    ...(shorter === 0
      ? []
      : [{ label: formatNights(shorter), words: 'a shorter stay', changes: { nights: shorter } }]),
  ];
}

/** What the totals are of. */
export function totalsWords({ addOnIds, packageIds }: Pick<Extras, 'addOnIds' | 'packageIds'>): string {
  const extras = addOnIds.length + packageIds.length > 0 ? 'your extras, ' : '';
  return `The cheapest stay of each week. Totals include ${extras}${includedWords()}.`;
}

const alternatives = new Intl.ListFormat('en-US', { type: 'disjunction' });
