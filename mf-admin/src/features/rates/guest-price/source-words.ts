import type { Quote } from '@getaway/contracts/http/quote';
import { formatDay } from '@getaway/web-kit/format/dates';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { kindNames } from '../periods/period-words.ts';

/**
 * Where prices come from that aren't those of Pricing, for nights in a row with the same sources:
 * 'Sun, Jul 4 – Tue, Jul 6: Summer (season)'.
 */
export function sourceWords(nights: Quote['nights']): string[] {
  const runs: { first: string; last: string; words: string }[] = [];
  let before = '';
  for (const { date, sources = [] } of nights) {
    const words = sources.map(inWords).join(', ');
    const run = runs.at(-1);
    if (words !== '' && words === before && run) run.last = date;
    else if (words !== '') runs.push({ first: date, last: date, words });
    before = words;
  }
  return runs.map(({ first, last, words }) => `${daysInWords(first, last)}: ${words}`);
}

function inWords({ kind, name }: { kind: string; name: string | null }): string {
  const known: Readonly<Record<string, string | undefined>> = kindNames;
  const what = (known[kind] ?? kind).toLowerCase();
  return name === null ? what : `${name} (${what})`;
}

function daysInWords(first: string, last: string): string {
  const day = (date: string): string => formatDay(calendarDate(date));
  return first === last ? day(first) : `${day(first)} – ${day(last)}`;
}
