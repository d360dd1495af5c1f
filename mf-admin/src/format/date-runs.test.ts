import { expect, test } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { dateRuns, runWords } from './date-runs.ts';

const night = (date: string, reason = 'maintenance') => ({ date: calendarDate(date), reason });
const runsOf = (...nights: ReturnType<typeof night>[]) =>
  dateRuns(nights, (a, b) => a.reason === b.reason).map(({ from, to, items }) => [from, to, items.length]);

test('joins consecutive nights into one run, in any order and across a year end', () => {
  expect(runsOf(night('2027-01-01'), night('2026-12-30'), night('2026-12-31'))).toEqual([
    ['2026-12-30', '2027-01-01', 3],
  ]);
});

test('splits runs at a gap or a different reason', () => {
  expect(
    runsOf(night('2026-05-01'), night('2026-05-03'), night('2026-05-04'), night('2026-05-05', 'other')),
  ).toEqual([
    ['2026-05-01', '2026-05-01', 1],
    ['2026-05-03', '2026-05-04', 2],
    ['2026-05-05', '2026-05-05', 1],
  ]);
});

test('returns no runs for no nights', () => {
  expect(runsOf()).toEqual([]);
});

test('shows a run of one night as a single day', () => {
  expect(runWords({ from: calendarDate('2026-05-01'), to: calendarDate('2026-05-01') })).toBe('May 1, 2026');
  expect(runWords({ from: calendarDate('2026-05-01'), to: calendarDate('2026-05-03') })).toBe(
    'May 1, 2026 to May 3, 2026',
  );
});
