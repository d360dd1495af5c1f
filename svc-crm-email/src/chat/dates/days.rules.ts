import { parseCalendarDate } from '@getaway/kernel/calendar-date';
import { rule, type DateToken, type TokenRule } from './date-token.rules.ts';
import { monthOf, monthWord, weekdayOfWord, weekdayWord } from './date-words.rules.ts';
import { pattern } from '../pattern.rules.ts';

const notCounted =
  "(?! ?(?:-|to|or) ?\\d{1,2} ?-?(?:nights?|people|weeks?|days?)\\b)(?! ?-?(?:nights?|people|persons?|adults?|guests?|couples?|of us|weeks?|days?|am|pm|a\\.m|p\\.m|o'?clock)\\b|:\\d)";
const yearAfter = "(?:,? ?(?:of )?-?(20\\d\\d)(?!\\d)|,? ?'(\\d\\d)(?!\\d)|,? (?:of )?(next|this) year\\b)?";
const endsInWeekday = pattern(`\\b${weekdayWord}\\.? ?(?:-|to|thru|through|until|till) ?$`, 'i');
const weekdayBefore = `(?:(${weekdayWord})\\.?,? (?:the )?)?`;

/** Days that are written whole, with their month. */
export const dayRules: readonly TokenRule[] = [
  // 2026-12-24
  rule('(\\d{4})([-/.])(\\d{1,2})\\2(\\d{1,2})(?!\\d)', ([, year, , month, day]) =>
    existing(Number(month), Number(day), Number(year)),
  ),
  // 12/24/2026, and the other way around where only that can be meant
  rule('(\\d{1,2})([-/])(\\d{1,2})\\2((?:19|20)\\d\\d)(?!\\d)', ([, first, , second, year]) =>
    inDigits(Number(first), Number(second), Number(year)),
  ),
  rule('(\\d{1,2})/(\\d{1,2})/(\\d\\d)(?!\\d)', ([, first, second, year]) =>
    inDigits(Number(first), Number(second), 2_000 + Number(year)),
  ),
  // 24.12.2026: day first where dots are used, unless both could be the month
  rule('(\\d{1,2})\\.(\\d{1,2})\\.((?:20)?\\d\\d)(?!\\d)', ([, first, second, year]) =>
    inDots(Number(first), Number(second), Number(year) < 100 ? 2_000 + Number(year) : Number(year)),
  ),
  // In '24.1 nights' the 1 counts the nights, or it is a month.
  rule('\\d{1,2}[./]\\d{1,2} ?-?(?:nights?|weeks?|days?)\\b', () => ({ kind: 'unclear' })),
  rule('24/7\\b|1/2 (?:price|off|day|bath)', () => ({ kind: 'no-date' })),
  rule('(\\d{1,2})/(\\d{1,2})(?![\\d/])', ([, first, second]) => inDigits(Number(first), Number(second))),
  rule('(\\d{1,2})\\.(\\d{1,2})\\b\\.?(?!\\d)', ([, first, second]) => inDots(Number(first), Number(second))),
  // Dec 24th, 2026
  rule(
    `${weekdayBefore}(${monthWord})\\.?,?[ -]?(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?!\\d)${notCounted}${yearAfter}`,
    ([, weekday, month = '', day, year, shortYear, relativeYear], { text, at, today }) =>
      // In 'Fri-Sun Nov 20-22' the Sunday belongs to the Friday.
      weekday !== undefined && endsInWeekday.test(text.slice(0, at))
        ? undefined
        : spelled(month, day, yearOf(year, shortYear, relativeYear, today), weekday),
  ),
  // 24th of December 2026
  rule(
    `${weekdayBefore}(\\d{1,2})(?:st|nd|rd|th)?(?:[ -]| (?:day )?of )?(?:the )?(${monthWord})\\.?-?${yearAfter}`,
    ([, weekday, day, month = '', year, shortYear, relativeYear], { text, end, today }) =>
      month.toLowerCase() === 'may' && /^ (?:i|we|you|be|come|stay|have)\b/i.test(text.slice(end))
        ? undefined
        : spelled(month, day, yearOf(year, shortYear, relativeYear, today), weekday),
  ),
  // the 5th of next month
  rule('(\\d{1,2})(?:st|nd|rd|th)? of (this|next|the) month\\b', ([, day, which], { today }) => {
    const ahead = which?.toLowerCase() === 'next' ? 1 : 0;
    const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 + ahead;
    return existing((months % 12) + 1, Number(day), Math.floor(months / 12));
  }),
];

function spelled(
  month: string,
  day: string | undefined,
  year: number | undefined,
  weekday: string | undefined,
): DateToken {
  const token = existing(monthOf(month), Number(day), year);
  if (token.kind !== 'day') return token;
  return { ...token, spelled: true, ...(weekday && { weekday: weekdayOfWord(weekday) }) };
}

function yearOf(
  year: string | undefined,
  shortYear: string | undefined,
  relativeYear: string | undefined,
  today: string,
): number | undefined {
  if (year !== undefined) return Number(year);
  if (shortYear !== undefined) return 2_000 + Number(shortYear);
  if (relativeYear === undefined) return undefined;
  return Number(today.slice(0, 4)) + (relativeYear.toLowerCase() === 'next' ? 1 : 0);
}

/** The house's site is American: the month comes first, unless that number can only be the day. */
function inDigits(first: number, second: number, year?: number): DateToken {
  return first > 12 ? existing(second, first, year) : existing(first, second, year);
}

function inDots(first: number, second: number, year?: number): DateToken {
  if (first > 12) return existing(second, first, year);
  if (second > 12 || first === second) return existing(first, second, year);
  return { kind: 'unclear' };
}

/** A leap year is used while the year is still unknown. */
const leapYear = 2_028;

function existing(month: number, day: number, year?: number): DateToken {
  const named = { month, day, ...(year !== undefined && { year }) };
  if (month < 1 || month > 12) return { kind: 'missing' };
  const digits = (number: number, length: number): string => String(number).padStart(length, '0');
  const parsed = parseCalendarDate(`${digits(year ?? leapYear, 4)}-${digits(month, 2)}-${digits(day, 2)}`);
  return parsed.ok ? { kind: 'day', ...named } : { kind: 'missing', ...named };
}
