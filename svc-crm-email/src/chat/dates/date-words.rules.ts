import type { Weekday } from '@getaway/kernel/calendar-date';
import { pattern } from '../pattern.rules.ts';

/** Source of a regular expression that reads one word of its kind, with nothing of a longer word. */
export const monthWord =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![a-z])';
export const weekdayWord =
  '(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:s|nesday)?|thu(?:r|rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)';
export const countWord =
  '(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|(?:a )?couple(?: of)?)';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const counts: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ twelve: 12, fourteen: 14 },
};

/** 1 to 12, for what `monthWord` reads. */
export function monthOf(word: string): number {
  return months.indexOf(word.slice(0, 3).toLowerCase()) + 1;
}

/** For what `weekdayWord` reads. */
export function weekdayOfWord(word: string): Weekday {
  return weekdays.indexOf(word.slice(0, 3).toLowerCase()) as Weekday;
}

/** For what `countWord` reads. */
export function countOf(word: string): number {
  return /couple/i.test(word) ? 2 : (counts[word.toLowerCase()] ?? Number(word));
}

const longWords =
  `january february august september october november december monday tuesday wednesday thursday friday
  saturday sunday weekend tomorrow tonight christmas thanksgiving valentine valentines memorial easter`
    .split(/\s+/)
    .filter(Boolean);

/** One letter away from a date, and no slip. */
const otherWords = new Set(['augusta', 'eastern', 'weekends', 'weekday', 'sundry', 'mondays', 'sundays']);

const shortcuts: Readonly<Record<string, string>> = {
  ...{ tommorow: 'tomorrow', tmrw: 'tomorrow', tmr: 'tomorrow', tmrow: 'tomorrow', '2morrow': 'tomorrow' },
  ...{ tonite: 'tonight', '2nite': 'tonight', wknd: 'weekend', wkend: 'weekend', nxt: 'next' },
  ...{ wendsday: 'wednesday', wensday: 'wednesday', thurday: 'thursday', nye: "new year's eve" },
  ...{
    vday: "valentine's day",
    'v-day': "valentine's day",
    xmas: 'christmas',
    nite: 'night',
    nites: 'nights',
  },
  ...{ weds: 'wednesday', tues: 'tuesday', thurs: 'thursday', thur: 'thursday' },
};

/** Replaces slips of one letter and common shortcuts for dates, where only one word can be meant. */
export function withDateWordsSpelled(text: string): string {
  return text.replace(/\bmid week\b/gi, 'midweek').replace(/[\p{L}\d][\p{L}\d'-]*\p{L}/gu, (word) => {
    const lower = word.toLowerCase();
    const shortcut = Object.hasOwn(shortcuts, lower) ? shortcuts[lower] : undefined;
    if (shortcut !== undefined) return shortcut;
    if (lower.length < 5 || lower.length > 14 || longWords.includes(lower) || otherWords.has(lower))
      return word;
    const meant = longWords.filter((each) => isOneSlipAway(lower, each));
    return meant.length === 1 && !`${meant[0]}s`.startsWith(lower) ? (meant[0] ?? word) : word;
  });
}

/** Whether one letter is missing, too much, wrong, or two neighbors are swapped. */
function isOneSlipAway(word: string, meant: string): boolean {
  if (Math.abs(word.length - meant.length) > 1) return false;
  let same = 0;
  while (same < word.length && word[same] === meant[same]) same += 1;
  const [a, b] = [word.slice(same), meant.slice(same)];
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0])
  );
}

const ordinalWords =
  `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth
  fifteenth sixteenth seventeenth eighteenth nineteenth twentieth`
    .split(/\s+/)
    .filter(Boolean);
const cardinalWords =
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen twenty`
    .split(/\s+/)
    .filter(Boolean);
const dayWords: ReadonlyMap<string, number> = new Map([
  ...ordinalWords.map((word, index) => [word, index + 1] as const),
  ...cardinalWords.map((word, index) => [word, index + 1] as const),
  ...['thirtieth', 'thirty'].map((word) => [word, 30] as const),
  ...['twenty', 'thirty'].flatMap((tens, at) =>
    [...ordinalWords.slice(0, 9), ...cardinalWords.slice(0, 9)].map(
      (ones, index) => [`${tens} ${ones}`, (at + 2) * 10 + (index % 9) + 1] as const,
    ),
  ),
]);
const dayWord = `(?:(?:twenty|thirty)[ -](?:${[...ordinalWords.slice(0, 9), ...cardinalWords.slice(0, 9)].join('|')})|thirtieth|thirty|${[...ordinalWords, ...cardinalWords].join('|')})(?![a-z])`;
const afterMonth = pattern(
  `(\\b${monthWord} (?:the )?)(${dayWord})(?! (?:nights?|weeks?|days?|people|adults|guests|of us))`,
  'gi',
);
const beforeMonth = pattern(`\\b(${dayWord})(?= (?:day )?of ${monthWord})`, 'gi');
const compound = pattern(`\\b((?:twenty|thirty)[ -](?:${ordinalWords.slice(0, 9).join('|')}))\\b`, 'gi');
const joined = pattern(
  `(\\d(?:st|nd|rd|th)? ?(?:to|-|until|till|through|thru|and) ?(?:the )?)(${dayWord})(?! (?:nights?|weeks?|days?|people))`,
  'gi',
);

/** 'December twenty-fourth' and 'the fifth of June' in digits. */
export function withDaysInDigits(text: string): string {
  const digits = (word: string): string => `${dayWords.get(word.toLowerCase().replace('-', ' ')) ?? word}`;
  return text
    .replace(compound, (word) => `${digits(word)}th`)
    .replace(afterMonth, (_, lead: string, word: string) => `${lead}${digits(word)}`)
    .replace(beforeMonth, (word) => `${digits(word)}th`)
    .replace(joined, (_, lead: string, word: string) => `${lead}${digits(word)}`);
}
