import { expect, test } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { dateRuns, runWords } from './date-runs.ts';

const night = (date: string, reason = 'maintenance') => ({ date: calendarDate(date), reason });
const runsOf = (...nights: ReturnType<typeof night>[]) =>
  dateRuns(nights, (a, b) => a.reason === b.reason).map(({ from, to, items }) => [from, to, items.length]);

test('nights that follow each other are one run, whatever order they come in, over the end of a year too', () => {
  expect(runsOf(night('2027-01-01'), night('2026-12-30'), night('2026-12-31'))).toEqual([
    ['2026-12-30', '2027-01-01', 3],
  ]);
});

test('a night between, and another reason, part them', () => {
  expect(
    runsOf(night('2026-05-01'), night('2026-05-03'), night('2026-05-04'), night('2026-05-05', 'other')),
  ).toEqual([
    ['2026-05-01', '2026-05-01', 1],
    ['2026-05-03', '2026-05-04', 2],
    ['2026-05-05', '2026-05-05', 1],
  ]);
});

test('nothing has no runs', () => {
  expect(runsOf()).toEqual([]);
});

test('a run of one night is its day', () => {
  expect(runWords({ from: calendarDate('2026-05-01'), to: calendarDate('2026-05-01') })).toBe('May 1, 2026');
  expect(runWords({ from: calendarDate('2026-05-01'), to: calendarDate('2026-05-03') })).toBe(
    'May 1, 2026 to May 3, 2026',
  );
});
