import { addDays, weekdayOf, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { DateToken, NamedDay } from './date-token.rules.ts';
import { isAlternative, isList, isRange } from './gaps.rules.ts';
import type { Item } from './items.rules.ts';

/** Days that belong together: one, the first and last of a stay, or several in a row. */
export interface Phrase {
  readonly points: readonly [DateToken, ...DateToken[]];
  readonly relation: 'single' | 'range' | 'list';
  readonly gap: string;
  readonly after: string;
}

/** The phrases of a message, in order; undefined when a day has no month or the days don't fit together. */
export function phrasesIn(items: readonly Item[], today: CalendarDate): Phrase[] | undefined {
  const whole = withMonths(items, today);
  if (whole === undefined) return undefined;
  const phrases: Phrase[] = [];
  for (let index = 0; index < whole.length;) {
    const phrase = phraseAt(whole, index);
    if (phrase === undefined) return undefined;
    phrases.push(phrase);
    index += phrase.points.length;
  }
  return phrases;
}

function phraseAt(items: readonly Item[], start: number): Phrase | undefined {
  const first = items[start];
  if (first === undefined) return undefined;
  const isBetween = /\bbetween(?: the)?$/.test(first.gap);
  const points: [DateToken, ...DateToken[]] = [first.token];
  const links = new Set<'range' | 'list'>();
  let last = first;
  for (const item of items.slice(start + 1)) {
    const link = linkOf(item.gap, isBetween && points.length === 1);
    if (link === undefined || !canJoin(last.token, item.token, link)) break;
    links.add(link);
    points.push(item.token);
    last = item;
  }
  const isSound =
    links.size <= 1 && !(links.has('range') && points.length > 2) && !(isBetween && points.length !== 2);
  if (!isSound) return undefined;
  const [relation = 'single'] = links;
  return { points, relation, gap: first.gap, after: last.after };
}

function linkOf(gap: string, isBetween: boolean): 'range' | 'list' | undefined {
  if (isRange(gap) || (isBetween && /^(?:and|&)(?: the)?$/.test(gap))) return 'range';
  return isList(gap) ? 'list' : undefined;
}

/** Two months make a longer period; a month and a day make nothing. */
function canJoin(first: DateToken, second: DateToken, link: 'range' | 'list'): boolean {
  if (first.kind === 'period' || second.kind === 'period')
    return first.kind === second.kind && link === 'range';
  const isWeekdayOfDay = first.kind === 'weekday' && second.kind === 'day' && link === 'list';
  return isPoint(first) && isPoint(second) && !isWeekdayOfDay;
}

function isPoint({ kind }: DateToken): boolean {
  return kind === 'day' || kind === 'weekday' || kind === 'date' || kind === 'holiday';
}

/** Gives each 'the 26th' the month of the day next to it; undefined when there is none. */
function withMonths(items: readonly Item[], today: CalendarDate): Item[] | undefined {
  const made: Item[] = [];
  for (const [index, item] of items.entries()) {
    const { token } = item;
    if (token.kind !== 'day-of-month') {
      made.push(item);
      continue;
    }
    const before = made.at(-1)?.token;
    const month =
      before?.kind === 'day' && isNear(item.gap)
        ? laterInMonth(before, token.day)
        : (monthAfter(items, index, token.day) ?? onWeekday(token, today));
    if (month === undefined) return undefined;
    made.push({
      ...item,
      token: {
        ...month,
        day: token.day,
        ...(token.year !== undefined && { year: token.year }),
        ...(token.weekday !== undefined && { weekday: token.weekday }),
      },
    });
  }
  return made;
}

function isNear(gap: string): boolean {
  return isRange(gap) || isList(gap) || isAlternative(gap);
}

type MonthOnly = Omit<NamedDay, 'day' | 'weekday'>;

function laterInMonth({ kind, month, year, day: before }: NamedDay, day: number): MonthOnly | undefined {
  return day > before ? { kind, month, ...(year !== undefined && { year }) } : undefined;
}

/** In `24 to 26 December` the month is at the end. */
function monthAfter(items: readonly Item[], index: number, day: number): MonthOnly | undefined {
  let last = day;
  for (const { token, gap } of items.slice(index + 1)) {
    if (!isNear(gap)) return undefined;
    if (token.kind === 'day') {
      const { kind, month, year, spelled } = token;
      return spelled === true && token.day > last
        ? { kind, month, ...(year !== undefined && { year }) }
        : undefined;
    }
    if (token.kind !== 'day-of-month' || token.day <= last) return undefined;
    last = token.day;
  }
  return undefined;
}

/** 'Friday the 4th' is certain where the next 4th is a Friday. */
function onWeekday(
  { day, weekday }: Extract<DateToken, { kind: 'day-of-month' }>,
  today: CalendarDate,
): MonthOnly | undefined {
  if (weekday === undefined) return undefined;
  const ahead = Array.from({ length: 31 }, (_, days) => addDays(today, days));
  const date = ahead.find((each) => Number(each.slice(8)) === day);
  return date !== undefined && weekdayOf(date) === weekday
    ? { kind: 'day', month: Number(date.slice(5, 7)), year: Number(date.slice(0, 4)) }
    : undefined;
}
