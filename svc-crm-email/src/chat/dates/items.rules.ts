import { addDays, type CalendarDate, type Weekday } from '@getaway/kernel/calendar-date';
import type { DateToken, PlacedToken } from './date-token.rules.ts';
import { isRange } from './gaps.rules.ts';
import { weekendOf } from './holidays.rules.ts';
import { dayOf } from './resolve-day.rules.ts';
import { mondayOf } from './weekends.rules.ts';

/** A token that names days or a period. */
export interface Item {
  readonly token: DateToken;
  /** What is written between the item before, or the beginning, and this one. */
  readonly gap: string;
  /** What is written from here to the next item or the end. */
  readonly after: string;
}

/** What a message says of the stay besides its days. */
export interface Wanted {
  readonly nights?: number;
  /** Which day a weekend begins with, and how many nights it has. */
  readonly weekend?: { readonly nights: number; readonly firstDay: Weekday };
  readonly weekday?: Weekday;
  readonly midweek: boolean;
}

/** The items of a message and what it says besides; undefined when it contradicts itself or says a part of a date. */
export function itemsIn(
  text: string,
  tokens: readonly PlacedToken[],
  today: CalendarDate,
): { items: Item[]; wanted: Wanted } | undefined {
  const joined = withWeeksAndWeekends(text, tokens, today);
  if (joined.some(({ kind }) => kind === 'week-of')) return undefined;
  const wanted = wantedIn(joined);
  if (wanted === undefined) return undefined;
  const kept = joined.filter(({ kind }) => !isBeside(kind));
  const dropped = joined.filter(({ kind }) => isBeside(kind));
  const between = (from: number, to: number): string => {
    let rest = '';
    let at = from;
    for (const token of dropped.filter((each) => each.at >= from && each.end <= to)) {
      rest += `${text.slice(at, token.at)} `;
      at = token.end;
    }
    return (rest + text.slice(at, to)).replace(/\s+/gu, ' ').trim().toLowerCase();
  };
  const items = kept.map((token, index) => ({
    token,
    gap: between(kept[index - 1]?.end ?? 0, token.at),
    after: between(token.end, kept[index + 1]?.at ?? text.length),
  }));
  return { items, wanted };
}

function isBeside(kind: DateToken['kind']): boolean {
  return ['no-date', 'nights', 'any-weekend', 'any-weekday', 'midweek'].includes(kind);
}

function wantedIn(tokens: readonly PlacedToken[]): Wanted | undefined {
  const nights = new Set(tokens.flatMap((each) => (each.kind === 'nights' ? [each.count] : [])));
  const weekends = tokens.flatMap((each) => (each.kind === 'any-weekend' ? [each] : []));
  const weekdays = new Set(tokens.flatMap((each) => (each.kind === 'any-weekday' ? [each.weekday] : [])));
  if (nights.size > 1 || weekdays.size > 1) return undefined;
  const weekend = weekends.toSorted((a, b) => b.nights - a.nights)[0];
  const [count] = nights;
  const [weekday] = weekdays;
  return {
    midweek: tokens.some(({ kind }) => kind === 'midweek'),
    ...(count !== undefined && { nights: count }),
    ...(weekend && { weekend }),
    ...(weekday !== undefined && { weekday }),
  };
}

/** 'The weekend of June 12', 'June 12 weekend' and 'the week of June 12' as one token each. */
function withWeeksAndWeekends(
  text: string,
  tokens: readonly PlacedToken[],
  today: CalendarDate,
): PlacedToken[] {
  const made: PlacedToken[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    const next = tokens[index + 1];
    if (token === undefined) break;
    const both = next && joinedToken(text, token, next, tokens[index + 2], today);
    made.push(both ? { ...both, at: token.at, end: next.end } : token);
    if (both) index += 1;
  }
  return made;
}

function joinedToken(
  text: string,
  token: PlacedToken,
  next: PlacedToken,
  later: PlacedToken | undefined,
  today: CalendarDate,
): DateToken | undefined {
  const gap = text.slice(token.end, next.at).trim().toLowerCase();
  if (next.kind === 'any-weekend') {
    const day = /^(?:'s)?$/.test(gap) ? dayOf(token, today) : undefined;
    return day && weekendToken(day);
  }
  // 'Weekend June 11-13' says the days themselves.
  const goesOn = later !== undefined && isRange(text.slice(next.end, later.at).trim().toLowerCase());
  if (goesOn) return undefined;
  const day = dayOf(next, today);
  if (day === undefined) return undefined;
  if (token.kind === 'any-weekend' && /^(?:of|around|near|on|with|,|)(?: ?the)?$/.test(gap))
    return weekendToken(day);
  if (token.kind === 'week-of' && gap === '')
    return { kind: 'period', from: mondayOf(day), to: addDays(mondayOf(day), 7) };
  return undefined;
}

function weekendToken(day: CalendarDate): DateToken {
  const stay = weekendOf(day);
  return stay ? { kind: 'stay', stay } : { kind: 'unclear', day };
}
