import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, calendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { typedRanges } from './typed-range.ts';

const today = calendarDate('2026-11-30');
const firstOf = (search: string): string | undefined =>
  typedRanges(search, today)
    .slice(0, 1)
    .map(({ start, end }) => `${start} ${end}`)[0];

it.each([
  ['jun 20-22', '2027-06-20 2027-06-22'],
  ['June 20 – 22', '2027-06-20 2027-06-22'],
  ['jun 20-22, 2028', '2028-06-20 2028-06-22'],
  ['jun 20 to jul 2', '2027-06-20 2027-07-02'],
  ['dec 30 until jan 2', '2026-12-30 2027-01-02'],
  ['dec 30 - jan 2 2028', '2027-12-30 2028-01-02'],
  ['20-22 jun', '2027-06-20 2027-06-22'],
  ['20-22 jun 2028', '2028-06-20 2028-06-22'],
  ['6/20-22', '2027-06-20 2027-06-22'],
  ['6/20-6/22', '2027-06-20 2027-06-22'],
  ['2027-06-20 - 2027-06-22', '2027-06-20 2027-06-22'],
  ['2027-06-20 2027-06-22', undefined],
  ['2027-06-20–22', '2027-06-20 2027-06-22'],
  ['2027-06-20', undefined],
  ['jun 20', undefined],
  ['jun 22-20', undefined],
  ['jun 22 - jun 20', undefined],
  ['jun 20-31', undefined],
  ['jun 20-310', undefined],
  ['jun 20 -25', undefined],
  ['2027-06-22 to 2027-06-20', undefined],
  ['555-0142', undefined],
  ['mara - quinn', undefined],
])('%j is %s', (search, days) => {
  expect(firstOf(search)).toBe(days);
});

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const parts = (day: CalendarDate) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, date, name: names[month - 1] ?? '' };
};
const writings: readonly ((day: CalendarDate) => string)[] = [
  (day) => day,
  (day) => `${parts(day).month}/${parts(day).date}/${parts(day).year}`,
  (day) => `${parts(day).name} ${parts(day).date}, ${parts(day).year}`,
  (day) => `${parts(day).date} ${parts(day).name} ${parts(day).year}`,
];
const anyDay = fc.integer({ min: -500, max: 3_000 }).map((days) => addDays(today, days));

it('reads both days again, however they are written', () => {
  fc.assert(
    fc.property(
      ...([anyDay, fc.integer({ min: 0, max: 400 })] as const),
      ...([fc.constantFrom(...writings), fc.constantFrom(...writings)] as const),
      fc.constantFrom(' - ', ' – ', '–', ' to '),
      (start, nights, first, last, between) => {
        const end = addDays(start, nights);
        expect(typedRanges(`${first(start)}${between}${last(end)}`, today)).toEqual([{ start, end }]);
      },
    ),
  );
});

it('reads the next such days where the year is left out', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 360 }), fc.integer({ min: 0, max: 20 }), (ahead, nights) => {
      const start = addDays(today, ahead);
      const end = addDays(start, nights);
      const [one, other] = [parts(start), parts(end)];
      const search = `${one.name} ${one.date}-${other.name} ${other.date}`;
      expect(typedRanges(search, today)).toContainEqual({ start, end });
    }),
  );
});

it('never ends before it begins, whatever is typed', () => {
  const word = fc.constantFrom(
    'jun',
    '20',
    '22',
    '-',
    'to',
    ' ',
    '2027',
    '/',
    '6',
    'dec 3',
    ', ',
    '2027-06-20',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(word).map((words) => words.join('')),
      ),
      (search) => {
        for (const { start, end } of typedRanges(search, today)) expect(start <= end).toBe(true);
      },
    ),
  );
});
