import { rule, type DateToken, type TokenRule } from './date-token.rules.ts';
import { countOf, countWord } from './date-words.rules.ts';

const noDate = { kind: 'no-date' } as const;
const unclear = { kind: 'unclear' } as const;

const weeks = `(${countWord}|an? (?:whole |full |entire )?|the (?:whole|full|entire) |full |whole )[ -]*weeks?\\b`;

/** Amounts of money, times of day and lengths of a stay: numbers that are no dates. */
export const countRules: readonly TokenRule[] = [
  rule('\\$ ?\\d[\\d,]*(?:\\.\\d+)?|\\d[\\d,.]* ?(?:dollars?\\b|usd\\b|bucks\\b|percent\\b|%)', () => noDate),
  rule(
    "\\d{1,2}(?::\\d\\d)? ?(?:-|to|and|or) ?\\d{1,2}(?::\\d\\d)? ?(?:am|pm|a\\.m\\.?|p\\.m\\.?)(?![a-z])|\\d{1,2}(?::\\d\\d)? ?(?:am|pm|a\\.m\\.?|p\\.m\\.?|o'?clock)(?![a-z])|\\d{1,2}:\\d\\d(?!\\d)|(?:at|@) ?\\d{1,2}(?::\\d\\d)?(?![\\d/.-]|st|nd|rd|th)(?: ?(?:am|pm|a\\.m\\.?|p\\.m\\.?|o'?clock)(?![a-z]))?|(?:high |12 )?noon\\b|midnight\\b",
    () => noDate,
  ),
  rule(
    `(?:${countWord}|a few|few|several) ?(?:-|/|to|or) ?(?:${countWord}|more|so) ?-?(?:nights?|weeks?)(?![a-z])|(?:a )?(?:few|several) ?(?:nights?|days?)\\b`,
    () => unclear,
  ),
  rule(`(?:for )?(${countWord})[ -]*(?:nights?|nts?)(?![a-z])`, ([, count = '']) => nights(countOf(count))),
  rule(
    '(?:a |per )?(?:full |whole )?(?:nights?|nightly)\\b|(?:a|per|each) day\\b|(?:per week|weekly|per month|monthly)\\b',
    () => noDate,
  ),
  rule(`for ${weeks}`, ([, count = '']) => nights(weekNights(count))),
  // '2 weeks from Friday' may be a day
  rule(`${weeks}(?!'? (?:time )?(?:from|after|before|ago|later|earlier|away|out)\\b)`, ([, count = '']) =>
    nights(weekNights(count)),
  ),
  rule(
    `(?:${countWord}|an?|the (?:whole|entire)|all|half an?|a few|few|several) ?-?(?:days?|months?|years?|fortnights?)\\b`,
    ({ 0: text }) => (/^all|years?$/i.test(text) ? noDate : unclear),
  ),
  // 'for 2', 'party of 4', 'us 3'
  rule(
    '(?:for|party of|group of|we are|us) (?:[1-9]|two|three|four)(?= ?(?:$|[?!,;)]|\\.(?!\\d)|(?:on|in|at|from|this|next|over|please|and (?:is|are|do|can|how|what))\\b))',
    () => noDate,
  ),
];

function weekNights(count: string): number {
  return 7 * (/^(?:an?|the|full|whole)\b/i.test(count) ? 1 : countOf(count.trim()));
}

function nights(count: number): DateToken {
  return count > 0 ? { kind: 'nights', count } : unclear;
}
