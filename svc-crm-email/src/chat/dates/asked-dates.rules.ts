import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { DateToken } from './date-token.rules.ts';
import { dateText, dateTokens } from './date-tokens.rules.ts';
import { isAlternative, isList, isSame, isWithin } from './gaps.rules.ts';
import { itemsIn } from './items.rules.ts';
import { phrasesIn, type Phrase } from './phrases.rules.ts';
import { fallsOn, resolvePhrase, type AskedSpan } from './resolve-phrase.rules.ts';
import { usualStayOf, weekdayRange, type UsualStay } from './usual-stay.rules.ts';

/** What a question says of dates. */
export type AskedDates =
  | { readonly kind: 'named'; readonly spans: readonly AskedSpan[] }
  /** No day, but perhaps how many nights or which days of the week. */
  | { readonly kind: 'open'; readonly usual: UsualStay; readonly nights?: number }
  | { readonly kind: 'past' }
  /** A day that no calendar has. */
  | Extract<DateToken, { kind: 'missing' }>
  /** Something looks like a date and its meaning is not certain; `day` falls on another weekday than the message says. */
  | { readonly kind: 'unclear'; readonly day?: CalendarDate };

const unclear: AskedDates = { kind: 'unclear' };
const mostSpans = 3;

/**
 * Reads the dates that a guest asks for. `today` is the property's day: words such as 'Friday' are understood from there.
 * Every part that looks like a date must be understood; otherwise nothing is guessed, and the guest is asked.
 */
export function datesIn(question: string, today: CalendarDate): AskedDates {
  const text = dateText(question);
  const tokens = dateTokens(text, today);
  const missing = tokens.find((token) => token.kind === 'missing');
  if (missing) return missing;
  if (tokens.some(({ kind }) => kind === 'unclear')) return unclear;
  if (tokens.some(({ kind }) => kind === 'past')) return { kind: 'past' };

  const read = itemsIn(text, tokens, today);
  const usual = read && usualStayOf(read.wanted);
  if (read === undefined || usual === undefined) return unclear;
  const { items, wanted } = read;
  if (items.length === 0)
    return { kind: 'open', usual, ...(wanted.nights !== undefined && { nights: wanted.nights }) };
  const phrases = phrasesIn(items, today);
  if (phrases === undefined) return unclear;

  const wholes = withinMonths(phrases);
  const saysTwice = wanted.weekend !== undefined || wanted.weekday !== undefined;
  if (saysTwice && wholes.some((each) => each.usual !== undefined)) return unclear;
  const hasPeriod = wholes.some(({ phrase }) => phrase.points[0].kind === 'period');
  const spans: AskedSpan[] = [];
  let isMerged = false;
  for (const [index, { phrase, usual: own }] of wholes.entries()) {
    // What is looked for belongs to the period, where there is one.
    const span = resolvePhrase(phrase, hasPeriod ? { midweek: false } : wanted, own ?? usual, today);
    if (span.kind !== 'stay' && span.kind !== 'period') return span;
    const before = wholes[index - 1]?.phrase;
    const one: AskedSpan | undefined =
      before && !isMerged ? sameSpan([before, spans.at(-1)], [phrase, span]) : undefined;
    isMerged = one !== undefined;
    if (one) spans.splice(-1, 1, one);
    else if (before && !isSeparate(before, phrase)) return unclear;
    else spans.push(span);
  }
  return spans.length > mostSpans ? unclear : { kind: 'named', spans };
}

/** 'Friday to Sunday in June' names no Friday: it is looked for in June. */
function withinMonths(phrases: readonly Phrase[]): { phrase: Phrase; usual?: UsualStay }[] {
  const made: { phrase: Phrase; usual?: UsualStay }[] = [];
  for (let index = 0; index < phrases.length; index += 1) {
    const [first, second] = [phrases[index], phrases[index + 1]];
    if (first === undefined) break;
    const month = [first, second].find((each) => each?.points[0].kind === 'period');
    const days = [first, second].find((each) => each !== month);
    const usual = second && month && days && isWithin(second.gap) ? weekdaysOf(days) : undefined;
    if (month && usual) {
      made.push({ phrase: { ...month, gap: first.gap }, usual });
      index += 1;
    } else made.push({ phrase: first });
  }
  return made;
}

function weekdaysOf({ points, relation }: Phrase): UsualStay | undefined {
  const [first, last] = points;
  if (first.kind !== 'weekday' || first.which !== undefined || relation === 'list') return undefined;
  if (last === undefined) return usualStayOf({ weekday: first.weekday, midweek: false });
  return last.kind === 'weekday' ? weekdayRange(first.weekday, last.weekday) : undefined;
}

/** The span that two phrases side by side both name, such as 'Fri-Sun, June 11-13'. */
function sameSpan(
  [first, before]: readonly [Phrase, AskedSpan | undefined],
  [second, span]: readonly [Phrase, AskedSpan],
): AskedSpan | undefined {
  if (!isSame(second.gap) || before?.kind !== 'stay' || span.kind !== 'stay') return undefined;
  const isEqual = before.stay.checkIn === span.stay.checkIn && before.stay.checkOut === span.stay.checkOut;
  if (isEqual || fallsOn(span.stay, first.points)) return span;
  return fallsOn(before.stay, second.points) ? before : undefined;
}

function isSeparate(first: Phrase, second: Phrase): boolean {
  if (isAlternative(second.gap)) return true;
  const areWhole = [first, second].every(
    ({ relation, points }) =>
      relation === 'range' || points[0].kind === 'stay' || points[0].kind === 'period',
  );
  return areWhole && isList(second.gap);
}
