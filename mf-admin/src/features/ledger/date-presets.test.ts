import { expect, test } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { datePresets, presetOf, rangeOf } from './date-presets.ts';

test.each([
  ['this-month', '2027-02-14', '2027-02-01', '2027-02-28'],
  ['this-month', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['this-month', '2026-12-31', '2026-12-01', '2026-12-31'],
  ['last-month', '2027-01-31', '2026-12-01', '2026-12-31'],
  ['last-month', '2027-03-31', '2027-02-01', '2027-02-28'],
  ['this-year', '2027-06-10', '2027-01-01', '2027-12-31'],
  ['all-time', '2027-06-10', '', ''],
] as const)('%s on %s is from %s to %s', (preset, today, from, to) => {
  expect(rangeOf(preset, calendarDate(today))).toEqual({ from, to });
});

test('a range is named by the preset with the same days, and by none otherwise', () => {
  const today = calendarDate('2027-06-10');
  for (const preset of datePresets) expect(presetOf(rangeOf(preset, today), today)).toBe(preset);
  expect(presetOf({ from: '2027-06-02', to: '' }, today)).toBeUndefined();
});
