import { addDays, calendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { rule, type DateToken, type RuleContext, type TokenRule } from './date-token.rules.ts';
import { countOf, countWord, monthOf, monthWord, weekdayOfWord, weekdayWord } from './date-words.rules.ts';
import { nth } from './holidays.rules.ts';
import { mondayOf, nextWeekend, weekendAhead } from './weekends.rules.ts';

const year = '(?:,? (?:of )?(20\\d\\d)(?!\\d)| (next|this) year\\b)?';
const which = '(first|1st|second|2nd|third|3rd|fourth|4th|last)';
const whichNumbers: Readonly<Record<string, number>> = {
  ...{ first: 1, '1st': 1, second: 2, '2nd': 2, third: 3, '3rd': 3, fourth: 4, '4th': 4, last: 5 },
};

const anyWeekend = { kind: 'any-weekend', nights: 2, firstDay: 5 } as const;

/** Weekends, weeks and months. */
export const spanRules: readonly TokenRule[] = [
  rule('next next\\b', () => ({ kind: 'unclear' })),
  rule(
    `(?:next|first|earliest) (?:available|open|free) (?:(${weekdayWord})|weekend)(?![a-z])`,
    ([, weekday]) =>
      weekday === undefined ? anyWeekend : { kind: 'any-weekday', weekday: weekdayOfWord(weekday) },
  ),
  // the first weekend in May
  rule(
    `${which} (?:full )?weekends? (?:of|in) (${monthWord})${year}`,
    ([, ordinal = '', ...named], context) => {
      const friday = nthOfMonth(5, ordinal, named, context);
      // Of a month that begins on a Saturday or a Sunday, two weekends may be called the first.
      const dayOfMonth = Number(friday.slice(8));
      if (ordinal.toLowerCase() !== 'last' && (dayOfMonth - 1) % 7 >= 5) return { kind: 'unclear' };
      return { kind: 'stay', stay: { checkIn: friday, checkOut: addDays(friday, 2) } };
    },
  ),
  rule(
    `${which} (${weekdayWord})s? (?:of|in) (${monthWord})${year}`,
    ([, ordinal = '', weekday = '', ...named], context) => ({
      kind: 'date',
      date: nthOfMonth(weekdayOfWord(weekday), ordinal, named, context),
    }),
  ),
  rule(`${which} (?:full )?week (?:of|in) (${monthWord})${year}`, ([, ordinal = '', ...named], context) => {
    const month = wholeMonth(named, context);
    const number = whichNumbers[ordinal.toLowerCase()] ?? 1;
    const from = number === 5 ? addDays(month.to, -7) : addDays(month.from, (number - 1) * 7);
    return fromToday(from, addDays(from, 7), context.today);
  }),
  rule(
    'weekend (?:after (?:the )?next|after next)\\b|next weekend but one\\b|two weekends (?:away|from now)\\b|in (?:two|2) weekends\\b',
    (_, { today }) => ({
      kind: 'stay',
      stay: weekendAhead(today, 2),
    }),
  ),
  rule('weekend after (?:this|that)(?: one)?\\b|(?:next|following) weekend(?![a-z])', (_, { today }) => ({
    kind: 'stay',
    stay: nextWeekend(today),
  })),
  rule(
    '(?:this|the|upcoming|coming)(?: coming| upcoming)? weekend(?! ?(?:of|in|around|near|on|with|before|after|rates?|prices?|stays?|nights?)\\b|[a-z])',
    (match, { today }) =>
      /^the weekend/i.test(match[0]) ? anyWeekend : { kind: 'stay', stay: weekendAhead(today, 0) },
  ),
  rule(
    'last (?:weekend|week|month|night|year|christmas|summer|fall|winter|spring)\\b|yesterday\\b|the other day\\b',
    () => ({
      kind: 'past',
    }),
  ),
  rule(`last ${weekdayWord}(?![a-z])`, () => ({ kind: 'past' })),
  rule('(?:long|3[- ]day|three[- ]day) weekends?(?![a-z])', () => ({ ...anyWeekend, nights: 3 })),
  rule('weekend (?:before|after)\\b', () => ({ kind: 'unclear' })),
  rule('weekends?(?![a-z])', () => anyWeekend),
  // 'the week of December 14'
  rule('(?:the )?week (?:of|beginning|starting|commencing)\\b(?: the\\b)?', () => ({ kind: 'week-of' })),
  rule(`(?:(${weekdayWord})(?:,? (?:of )?))next week\\b`, ([, weekday = ''], { today }) =>
    inNextWeek(weekday, today),
  ),
  rule(`next week,? (?:on )?(${weekdayWord})(?![a-z])`, ([, weekday = ''], { today }) =>
    inNextWeek(weekday, today),
  ),
  rule('(?:the )?week after next\\b', (_, { today }) => weekAhead(today, 2)),
  rule('(?:next|the following) week\\b', (_, { today }) => weekAhead(today, 1)),
  rule('(?:later |some ?time )?this week\\b', (_, { today }) =>
    fromToday(today, addDays(mondayOf(today), 7), today),
  ),
  rule(
    `(?:in )?(${countWord}|a) weeks?(?:'s?)?(?: time)? (?:from|after|before|ago|later|earlier|either)\\b(?! now\\b| today\\b)`,
    () => ({ kind: 'unclear' }),
  ),
  rule(
    `in (?:about )?(${countWord}|a) weeks?(?:' time| time)?\\b|(${countWord}|a) weeks? (?:from (?:now|today)|away|out)\\b`,
    ([, inWeeks, weeksAway], { today }) =>
      weekAhead(today, countOf((inWeeks ?? weeksAway ?? '').replace(/^a$/i, '1'))),
  ),
  rule(
    `in (${countWord}|a) days?(?:' time)?\\b|(${countWord}|a) days? (?:from (?:now|today))\\b`,
    ([, inDays, daysAway], { today }) => ({
      kind: 'date',
      date: addDays(today, countOf((inDays ?? daysAway ?? '').replace(/^a$/i, '1'))),
    }),
  ),
  rule(
    `(early|beginning of|start of|mid(?:dle of)?|late|end of)[ -](?:in )?(${monthWord})(?! ?\\d{1,2}(?!\\d))${year}`,
    ([, part = '', ...named], context) => {
      const month = wholeMonth(named, context);
      const early = /^(?:early|beginning|start)/i.test(part);
      const from = early ? month.from : addDays(month.from, /^mid/i.test(part) ? 10 : 20);
      return fromToday(
        from,
        early ? addDays(from, 10) : /^mid/i.test(part) ? addDays(from, 10) : month.to,
        context.today,
      );
    },
  ),
  rule(
    `(?:(this|next|last|coming) )?(${monthWord})\\.?(?:'s)?${year}`,
    ([, lead, name = '', ...years], context) =>
      isMonth(name, lead, context) ? monthToken(lead, [name, ...years], context) : undefined,
  ),
  rule('next month\\b', (_, { today }) => {
    const first = addDays(calendarDate(`${today.slice(0, 7)}-01`), 31);
    const from = calendarDate(`${first.slice(0, 7)}-01`);
    return { kind: 'period', from, to: firstOfNext(from) };
  }),
  rule('(?:later |the rest of |some ?time )?this month\\b', (_, { today }) =>
    fromToday(today, firstOfNext(today), today),
  ),
];

function monthToken(lead: string | undefined, named: Named, context: RuleContext): DateToken {
  const [name = '', said, relative] = named;
  if (/^last$/i.test(lead ?? '')) return { kind: 'past' };
  // In March, 'next June' may be in three months or in fifteen.
  const isAhead = monthOf(name) > Number(context.today.slice(5, 7));
  if (/^next$/i.test(lead ?? '') && isAhead && said === undefined && relative === undefined)
    return { kind: 'unclear' };
  const month = wholeMonth(named, context);
  return fromToday(month.from, month.to, context.today);
}

/** 'May' is also a verb: then a person comes before or after it. */
function isMonth(name: string, lead: string | undefined, { text, at, end }: RuleContext): boolean {
  if (name.toLowerCase() !== 'may' || lead !== undefined) return true;
  const isAsking =
    /^ (?:i|we|you|he|she|they|it|my|our|guests|someone|one|be|have|bring|come|need|want|get|book|also|not|still)\b/i;
  const isPossible = /\b(?:i|we|you|he|she|they|it|that|which|guests|people|plans) $/i;
  if (/\b(?:in|of|during|for|early|mid|late|until|till|through|thru) $/i.test(text.slice(0, at))) return true;
  return !isAsking.test(text.slice(end)) && !isPossible.test(text.slice(0, at));
}

type Named = readonly (string | undefined)[];

/** The month that is meant: of the year it says, otherwise the next time it comes or the one that is running. */
function wholeMonth(
  [name = '', said, relative]: Named,
  { today }: RuleContext,
): { from: CalendarDate; to: CalendarDate } {
  const number = monthOf(name);
  const thisYear = Number(today.slice(0, 4));
  const coming = number < Number(today.slice(5, 7)) ? thisYear + 1 : thisYear;
  const inYear =
    said !== undefined
      ? Number(said)
      : relative === undefined
        ? coming
        : thisYear + (relative.toLowerCase() === 'next' ? 1 : 0);
  const from = calendarDate(`${inYear}-${String(number).padStart(2, '0')}-01`);
  return { from, to: firstOfNext(from) };
}

function firstOfNext(day: CalendarDate): CalendarDate {
  const later = addDays(calendarDate(`${day.slice(0, 7)}-01`), 31);
  return calendarDate(`${later.slice(0, 7)}-01`);
}

/** The nth such weekday of a month; one that is over this year is meant for the next. */
function nthOfMonth(weekday: number, ordinal: string, named: Named, context: RuleContext): CalendarDate {
  const { from } = wholeMonth(named, context);
  const inYear = (added: number): CalendarDate =>
    nth(
      Number(from.slice(0, 4)) + added,
      from.slice(5, 7),
      weekday,
      whichNumbers[ordinal.toLowerCase()] ?? 1,
    );
  const coming = inYear(0);
  return coming < context.today && named[1] === undefined && named[2] === undefined ? inYear(1) : coming;
}

function fromToday(from: CalendarDate, to: CalendarDate, today: CalendarDate): DateToken {
  return to <= today ? { kind: 'past' } : { kind: 'period', from: from < today ? today : from, to };
}

function weekAhead(today: CalendarDate, weeks: number): DateToken {
  const from = addDays(mondayOf(today), weeks * 7);
  return fromToday(from, addDays(from, 7), today);
}

function inNextWeek(weekday: string, today: CalendarDate): DateToken {
  return { kind: 'date', date: addDays(mondayOf(today), 7 + ((weekdayOfWord(weekday) + 6) % 7)) };
}
