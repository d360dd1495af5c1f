import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, calendarDate, weekdayOf, type CalendarDate } from '@getaway/kernel/calendar-date';
import { nightsOf } from '@getaway/kernel/stay';
import { proofLength, tellProof } from '@getaway/testing/proof';
import { datesIn, type AskedDates } from './asked-dates.rules.ts';

const numRuns = proofLength({ short: 3_000, long: 20_000 });

/** A Wednesday. */
const today = calendarDate('2026-11-18');

function read(question: string, from = today): unknown {
  const dates = datesIn(question, from);
  if (dates.kind !== 'named') return dates.kind;
  return dates.spans
    .map((span) =>
      span.kind === 'stay'
        ? `${span.stay.checkIn} ${span.stay.checkOut}`
        : `${span.from}..${span.to} ${span.usual.name}`,
    )
    .join(' + ');
}

describe('reads the days that a guest writes', () => {
  test.each([
    ['between December 24 and December 26', '2026-12-24 2026-12-26'],
    ['from 24 to 26 December', '2026-12-24 2026-12-26'],
    ['between the 24th and the 26th of december', '2026-12-24 2026-12-26'],
    ['12/24-12/26', '2026-12-24 2026-12-26'],
    ['12/24-26', '2026-12-24 2026-12-26'],
    ['24.12.2026 - 26.12.2026', '2026-12-24 2026-12-26'],
    ['31/5/2027', '2027-05-31 2027-06-01'],
    ['Dec 24th thru the 27th', '2026-12-24 2026-12-27'],
    ['dec 24-26, 2027', '2027-12-24 2027-12-26'],
    ['dec 30 - jan 2, 2027', '2026-12-30 2027-01-02'],
    ['dec 30 to jan 2', '2026-12-30 2027-01-02'],
    ['December twenty-fourth to the twenty-sixth', '2026-12-24 2026-12-26'],
    ['decmber 24', '2026-12-24 2026-12-25'],
    ['june 9, 10 and 11', '2027-06-09 2027-06-12'],
    ['June 9 or June 10', '2027-06-09 2027-06-10 + 2027-06-10 2027-06-11'],
    ['june 9-11 or 16-18', '2027-06-09 2027-06-11 + 2027-06-16 2027-06-18'],
    ['We arrive June 9. We leave on June 11', '2027-06-09 2027-06-11'],
    ['check in june 9 check out june 11', '2027-06-09 2027-06-11'],
    ['june 9th at 4pm to june 11 at 11am for 2 people', '2027-06-09 2027-06-11'],
    ['July 4-6', '2027-07-04 2027-07-06'],
    ['July 4 weekend', '2027-07-02 2027-07-05'],
    ['the weekend of July 4', '2027-07-02 2027-07-05'],
    ['halloween weekend 2027', '2027-10-29 2027-11-01'],
    ['Easter weekend', '2027-03-26 2027-03-28'],
    ['Christmas Eve to Dec 27', '2026-12-24 2026-12-27'],
    ['Fri-Sun Nov 20-22', '2026-11-20 2026-11-22'],
    ['this weekend, nov 20-22', '2026-11-20 2026-11-22'],
    ['sat the 5th to 31', '2026-12-05 2026-12-31'],
    ['Friday the 4th to Sunday the 6th', '2026-12-04 2026-12-06'],
    ['mon-thu next week', '2026-11-23 2026-11-26'],
    ['friday next week', '2026-11-27 2026-11-28'],
    ['first friday in june', '2027-06-04 2027-06-05'],
    ['this friday to sunday', '2026-11-20 2026-11-22'],
    ['feb 29 2028', '2028-02-29 2028-03-01'],
    ['the week of December 14', '2026-12-14..2026-12-21 weekends'],
    ['weekday price in December', '2026-12-01..2027-01-01 weekday stays'],
    ['a Wednesday in March', '2027-03-01..2027-04-01 Wednesday nights'],
    ['friday to sunday in june', '2027-06-01..2027-07-01 stays from Friday to Sunday'],
    ['a friday and saturday in june', '2027-06-01..2027-07-01 weekends'],
    ['any weekend between June 1 and June 20', '2027-06-01..2027-06-20 weekends'],
    ['3 nights in June', '2027-06-01..2027-07-01 stays of 3 nights'],
    ['in two weeks', '2026-11-30..2026-12-07 weekends'],
    ['may i come in may', '2027-05-01..2027-06-01 weekends'],
  ])('%s', (question, expected) => {
    expect(read(question)).toBe(expected);
  });
});

test.each([
  ['April 31 to May 2', 4, 31],
  ['June 31', 6, 31],
  ['31 April', 4, 31],
  ['the 31st of November', 11, 31],
  ['Feb 30', 2, 30],
  ['Feb 29 2027', 2, 29],
  ['feb 29', 2, 29],
  ['2027-02-30', 2, 30],
  ['2/30/2027', 2, 30],
  ['30/2/2027', 2, 30],
  ['2027-13-01', undefined, undefined],
  ['13/13/2027', undefined, undefined],
])('%s is a day that no calendar has', (question, month, day) => {
  const dates = datesIn(question, today);
  expect(dates.kind).toBe('missing');
  expect(dates).toMatchObject(month === undefined ? {} : { month, day });
});

test.each([
  'the 5th',
  '24 to 26',
  '5.6.2027',
  '12-24 to 12-26',
  '2026-12-24/26',
  '20261224',
  'June 9 and June 11',
  'June 9 to 11 for 4 nights',
  'June 2-3 nights',
  '24.1 nights',
  'from June 9',
  'until June 9',
  'after June 9',
  'around June 9',
  'June 9 or so and leave June 11',
  'We come June 9. My birthday is June 11.',
  'December 26 to December 24',
  'the weekend before Christmas',
  'between Christmas and New Year',
  'Dec 23 to Christmas',
  'Christmas week',
  'Easter Monday',
  'Good Friday',
  'a week from Friday',
  'two weeks from June 9',
  'next next weekend',
  'next December',
  'Wednesday',
  'this Monday',
  'in summer',
  'in 2027',
  'June 9 11 13',
  'January 12 Tuesday December 8',
  'the Friday after next',
  'thursday to friday next week',
  'saturday to next sunday',
  'June 9 to 12 except the 11th',
])('%s is not certain, and nothing is guessed', (question) => {
  expect(read(question)).toBe('unclear');
});

test('a weekday that does not fall on the day is not certain, and the day is named', () => {
  expect(datesIn('Friday June 12', today)).toEqual({ kind: 'unclear', day: '2027-06-12' });
});

test.each([
  // Valentine's is a Saturday, a Sunday, a Monday, a Wednesday, a Thursday and a Friday.
  [2026, '2026-02-13 2026-02-15'],
  [2027, '2027-02-12 2027-02-15'],
  [2028, '2028-02-14'],
  [2029, '2029-02-14'],
  [2030, '2030-02-14 2030-02-17'],
  [2031, '2031-02-14 2031-02-16'],
])("Valentine's weekend %d has the night of February 14, or is asked about", (year, expected) => {
  const from = calendarDate(`${year}-01-05`);
  for (const question of ["valentine's weekend", 'valentines day weekend', 'the weekend of Feb 14']) {
    const dates = datesIn(question, from);
    expect(dates.kind === 'unclear' ? dates.day : read(question, from)).toBe(expected);
  }
});

test.each(['2020-01-05', 'January 5, 2026', 'last weekend', 'yesterday', 'Nov 10', 'Nov 10 to Nov 20'])(
  '%s is in the past',
  (question) => {
    expect(read(question)).toBe('past');
  },
);

const months = [
  'January',
  'feb',
  'MARCH',
  'apr',
  'may',
  'June',
  'jul',
  'August',
  'sept',
  'october',
  'Nov',
  'dec',
];

interface Fragment {
  readonly text: string;
  /** MM-DD */
  readonly day?: string;
  readonly month?: number;
  readonly number?: number;
  readonly weekday?: number;
  readonly nights?: number;
  readonly exists: boolean;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const wholeDay = fc
  .tuple(fc.integer({ min: 1, max: 13 }), fc.integer({ min: 0, max: 33 }), fc.nat(5))
  .map(([month, day, style]): Fragment => {
    const name = months[month - 1] ?? 'June';
    const named = months[month - 1] === undefined ? 6 : month;
    const texts = [`${name} ${day}`, `${day} ${name}`, `${name} ${day}th`, `the ${day}th of ${name}`];
    const isNamed = style < texts.length;
    const [inMonth, text] = isNamed
      ? [named, texts[style] ?? '']
      : [month, style === 4 ? `${month}/${day}` : `2027-${twoDigits(month)}-${twoDigits(day)}`];
    const year = style === 5 ? 2027 : 2028;
    const last = new Date(Date.UTC(year, inMonth, 0)).getUTCDate();
    // 5/13 can only be May 13, whichever comes first.
    const swapped = style === 4 && inMonth > 12 && day >= 1 && day <= 12;
    return swapped
      ? { text, day: `${twoDigits(day)}-${twoDigits(inMonth)}`, exists: true }
      : {
          text,
          day: `${twoDigits(inMonth)}-${twoDigits(day)}`,
          exists: inMonth <= 12 && day >= 1 && day <= last,
        };
  });
const partOfDate = fc.constantFrom<Fragment>(
  ...[5, 12, 24, 31].flatMap((number) => [
    { text: `the ${number}th`, number, exists: true },
    { text: String(number), number, exists: true },
  ]),
  ...months.map((text, index) => ({ text, month: index + 1, exists: true })),
  ...['Friday', 'sat', 'next tuesday'].map((text, index) => ({
    text,
    weekday: [5, 6, 2][index] ?? 0,
    exists: true,
  })),
  ...[1, 2, 3].map((nights) => ({ text: `${nights} nights`, nights, exists: true })),
);
const filler = fc.constantFrom<Fragment>(
  ...[
    'to',
    '-',
    'until',
    'and',
    'or',
    ',',
    'from',
    'between',
    'after',
    'around',
    'the',
    'of',
    '/',
    '.',
    'on',
    'in',
  ].map((text) => ({ text, exists: true })),
);
const message = fc
  .tuple(
    fc.array(
      fc.oneof(
        { weight: 3, arbitrary: wholeDay },
        { weight: 1, arbitrary: partOfDate },
        { weight: 3, arbitrary: filler },
      ),
      {
        minLength: 1,
        maxLength: 6,
      },
    ),
    fc.boolean(),
  )
  .map(([fragments, isTight]) => {
    const text = `is it free ${fragments.map((each) => each.text).join(' ')} ?`;
    return { fragments, text: isTight ? text.replace(/ (?=[-,.])|(?<=[-,.]) /g, '') : text };
  });

/** Whether a day of the answer appears in the message. */
function isSaid(date: CalendarDate, fragments: readonly Fragment[]): boolean {
  const [month, day] = [Number(date.slice(5, 7)), Number(date.slice(8))];
  const numbers = fragments.flatMap((each) => [
    ...(each.number === undefined ? [] : [each.number]),
    ...(each.day === undefined ? [] : each.day.split('-').map(Number)),
  ]);
  const namedMonths = fragments.flatMap((each) => [
    ...(each.month === undefined ? [] : [each.month]),
    ...(each.day === undefined ? [] : [Number(each.day.slice(0, 2))]),
  ]);
  return (
    fragments.some((each) => each.day === date.slice(5)) ||
    fragments.some((each) => each.weekday === weekdayOf(date)) ||
    (numbers.includes(day) && (namedMonths.includes(month) || numbers.includes(month)))
  );
}

/** Whether the message has the day of an end, and its beginning's weekday and day tell the month: 'Sat the 5th to the 31st'. */
function isSaidInMonthOf(
  checkIn: CalendarDate,
  checkOut: CalendarDate,
  fragments: readonly Fragment[],
): boolean {
  const says = (date: CalendarDate): boolean =>
    fragments.some(({ number }) => number === Number(date.slice(8)));
  return (
    checkIn.slice(0, 7) === checkOut.slice(0, 7) &&
    fragments.some(({ weekday }) => weekday === weekdayOf(checkIn)) &&
    says(checkIn) &&
    says(checkOut)
  );
}

function staysOf(dates: AskedDates) {
  return dates.kind === 'named'
    ? dates.spans.flatMap((span) => (span.kind === 'stay' ? [span.stay] : []))
    : [];
}

test('every day of a stay appears in the message, and no day in the message is left out', () => {
  fc.assert(
    fc.property(message, ({ fragments, text }) => {
      const dates = datesIn(text, today);
      const stays = staysOf(dates);
      const nights = fragments.flatMap((each) => each.nights ?? []);
      for (const { checkIn, checkOut } of stays) {
        expect(isSaid(checkIn, fragments)).toBe(true);
        const isEnd =
          isSaid(checkOut, fragments) ||
          isSaidInMonthOf(checkIn, checkOut, fragments) ||
          isSaid(addDays(checkOut, -1), fragments) ||
          nights.some((count) => addDays(checkIn, count) === checkOut);
        expect(isEnd).toBe(true);
      }
      if (stays.length === 0) return;
      const covered = stays
        .flatMap((stay) => [...nightsOf(stay), stay.checkOut])
        .map((date) => date.slice(5));
      for (const { day } of fragments) if (day !== undefined) expect(covered).toContain(day);
    }),
    { numRuns },
  );
});

test('a message with a day that does not exist names no stay', () => {
  const holds = (read: typeof datesIn) =>
    fc.check(
      fc.property(message, ({ fragments, text }) => {
        fc.pre(fragments.some(({ exists }) => !exists));
        expect(staysOf(read(text, today))).toEqual([]);
      }),
      { numRuns },
    );
  // A control: one that overlooks days that do not exist is found out.
  const careless = holds((text, from) => datesIn(text.replace(/\b30(?=\D)/g, '28'), from));
  expect(careless.failed).toBe(true);
  const read = holds(datesIn);
  expect(read.failed, fc.defaultReportMessage(read)).toBe(false);
  tellProof({
    proof: 'dates in chat messages',
    seed: read.seed,
    size: `${numRuns} random messages for each of two rules`,
    control: `a reader that overlooks days that do not exist, found out after ${careless.numRuns}`,
  });
});
