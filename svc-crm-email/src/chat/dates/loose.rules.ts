import { addDays } from '@getaway/kernel/calendar-date';
import { rule, type RuleContext, type TokenRule } from './date-token.rules.ts';
import { weekdayOfWord, weekdayWord } from './date-words.rules.ts';

const noDate = { kind: 'no-date' } as const;
const unclear = { kind: 'unclear' } as const;

const units =
  '(?:people|persons?|adults?|guests?|couples?|friends|nights?|days?|weeks?|kids?|children|dogs?|pets?|cars?|of us|am|pm)\\b';
/** What may be the fifth of its kind. */
const numberedThing =
  '(?:anniversary|birthday|bday|floor|time|person|guest|night|visit|stay|trip|child|kid|baby|couple|honeymoon|date night)\\b';

/** Weekdays, words such as 'tomorrow', and numbers that may be the day of a month: read after everything longer. */
export const looseRules: readonly TokenRule[] = [
  rule('(?:the )?day after (?:tomorrow)\\b', (_, { today }) => ({ kind: 'date', date: addDays(today, 2) })),
  rule('tomorrow(?: night| evening)?(?![a-z])', (_, { today }) => ({
    kind: 'date',
    date: addDays(today, 1),
  })),
  rule('(?:tonight|today)(?![a-z])', (_, { today }) => ({ kind: 'date', date: today })),
  rule(
    '(?:good|black|ash|cyber|fat|holy|palm|super|easter) (?:friday|monday|tuesday|wednesday|saturday|sunday)\\b',
    () => unclear,
  ),
  rule(
    `(${weekdayWord})\\.?,? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?![\\d/:.]|[a-z])(?! ?(?:am|pm|nights?|people|adults|guests|days|weeks)\\b)`,
    ([, weekday = '', day]) => ({ kind: 'day-of-month', day: Number(day), weekday: weekdayOfWord(weekday) }),
  ),
  rule(
    '(?:on |during )?(?:a |any |the )?(?:week ?days?|mid[- ]?week|week ?nights?)\\b|during the week\\b(?! of)',
    () => ({ kind: 'midweek' }),
  ),
  // 'a Friday and Saturday', 'Fridays and Saturdays'
  rule(
    `(?:(?:a|an|any|some|every) )?(${weekdayWord})(s)?(?: nights?)? ?(?:and|&|\\+) ?(${weekdayWord})(s)?(?: nights?)?(?![a-z])`,
    ([text, first = '', plural, second = '', plurals]) => {
      if (!/^(?:a|an|any|some|every) /i.test(text) && plural === undefined && plurals === undefined)
        return undefined;
      const [firstDay, next] = [weekdayOfWord(first), weekdayOfWord(second)];
      return (firstDay + 1) % 7 === next ? { kind: 'any-weekend', nights: 2, firstDay } : unclear;
    },
  ),
  rule(
    `(a|an|any|every|each|per|most|some|on) (${weekdayWord})(s|'s)?(?: nights?)?(?![a-z])`,
    ([, lead = '', weekday = '', plural], context) =>
      lead.toLowerCase() === 'on' && plural === undefined
        ? undefined
        : isWeekday(weekday, context, lead)
          ? { kind: 'any-weekday', weekday: weekdayOfWord(weekday) }
          : undefined,
  ),
  rule(
    `(?:(this|next|coming|upcoming|this coming|the coming|this upcoming) )?(${weekdayWord})(s)?(?:'s)?(?: nights?| evening| morning| afternoon)?(?![a-z])`,
    ([, lead, weekday = '', plural], context) => {
      if (!isWeekday(weekday, context, lead)) return undefined;
      if (plural !== undefined && lead === undefined)
        return { kind: 'any-weekday', weekday: weekdayOfWord(weekday) };
      const which =
        lead === undefined
          ? undefined
          : /coming/i.test(lead)
            ? 'coming'
            : lead.toLowerCase() === 'next'
              ? 'next'
              : 'this';
      return { kind: 'weekday', weekday: weekdayOfWord(weekday), ...(which && { which }) };
    },
  ),
  // the end of 'June 9-11, 2027'
  rule('(\\d{1,2})(?:st|nd|rd|th)?,? (20\\d\\d)(?!\\d)', ([, day, year]) => ({
    kind: 'day-of-month',
    day: Number(day),
    year: Number(year),
  })),
  // the 11 of 'June 9-11'
  rule(`(\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?! ?-?${units})`, ([, day], { text, at }) =>
    /\d(?:st|nd|rd|th)? ?(?:-|to|thru|through|till?|until|and|&|or) ?(?:the )?$/i.test(text.slice(0, at))
      ? { kind: 'day-of-month', day: Number(day) }
      : undefined,
  ),
  rule(`\\d{1,3}(?:st|nd|rd|th) (?:wedding |year )?${numberedThing}`, () => noDate),
  rule('(\\d{1,2})(?:st|nd|rd|th)(?![a-z])', ([, day]) => ({ kind: 'day-of-month', day: Number(day) })),
  rule('20\\d\\d(?!\\d)|20\\d{6}(?!\\d)', () => unclear),
  // '2 people', '2 dogs'
  rule(`\\d+(?!\\d) ?-?(?:${units}|(?!(?:is|was|this|does|thanks|works|its|us)\\b)[a-z]+s\\b)`, () => noDate),
  rule('(\\d{1,2})(?!\\d)', ([, day]) => ({ kind: 'day-of-month', day: Number(day) })),
  rule('\\d+', () => noDate),
  rule(
    'fortnight\\b|spring break|(?:in|this|next|during|over|for|late|early|mid)[ -](?:the )?(?:spring|summer|fall|autumn|winter)\\b|(?:summer|winter)(?:time)?\\b|(?:peak|high|low|off)[ -]?season|hanukkah|diwali|ramadan|passover|super ?bowl|boxing day|school (?:holidays|break)|(?:next|this|the) (?:year|month)\\b|half of\\b|month ?end\\b|\\bend of the (?:month|year)|years? from now',
    () => unclear,
  ),
];

/** 'Sat', 'sun' and 'wed' are words of their own: they count where a date is likely. */
function isWeekday(word: string, { text, at, end }: RuleContext, lead: string | undefined): boolean {
  if (!/^(?:sat|sun|wed|mon)$/i.test(word) || lead !== undefined) return true;
  return (
    /(?:\b(?:on|from|to|til|till|until|thru|through|and|or|this|next|coming)|[-,&/(]) ?$/i.test(
      text.slice(0, at),
    ) ||
    /^\.?,? ?(?:-|\d|&|(?:to|til|till|until|thru|through|and|or|night|morning)\b)/i.test(text.slice(end)) ||
    text.length < 12
  );
}
