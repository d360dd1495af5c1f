import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { addDays, calendarDate, daysBetween } from './calendar-date.ts';
import {
  addMonths,
  calendarMonth,
  countMonths,
  firstDayOf,
  isCalendarMonth,
  lastDayOf,
  monthOf,
  monthsFrom,
} from './calendar-month.ts';

const date = fc.integer({ min: 0, max: 200_000 }).map((day) => addDays(calendarDate('1900-01-01'), day));
const month = date.map(monthOf);

test.each([
  ['2027-01', 1, '2027-02'],
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2027-06', -18, '2025-12'],
  ['2027-06', 0, '2027-06'],
])('%s and %i months is %s', (from, months, to) => {
  expect(addMonths(calendarMonth(from), months)).toBe(to);
});

test.each(['2027-13', '2027-00', '2027-1', '0000-01', '2027-01-01', ''])('"%s" is no month', (text) => {
  expect(isCalendarMonth(text)).toBe(false);
  expect(() => calendarMonth(text)).toThrow(RangeError);
});

it('has each day in exactly one month, between its first and its last day', () => {
  fc.assert(
    fc.property(date, (day) => {
      const of = monthOf(day);
      expect(firstDayOf(of) <= day && day <= lastDayOf(of)).toBe(true);
      expect(daysBetween(lastDayOf(of), firstDayOf(addMonths(of, 1)))).toBe(1);
    }),
  );
});

it('lists as many months as it counts, one after the other', () => {
  fc.assert(
    fc.property(month, fc.integer({ min: -3, max: 60 }), (from, more) => {
      const to = addMonths(from, more);
      const months = monthsFrom(from, to);
      expect(months).toHaveLength(Math.max(0, countMonths(from, to)));
      expect(months).toEqual([...new Set(months)].sort());
      if (more >= 0) expect([months[0], months.at(-1)]).toEqual([from, to]);
    }),
  );
});
