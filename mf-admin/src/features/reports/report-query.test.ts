import { expect, it, test } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { calendarMonth } from '@getaway/kernel/calendar-month';
import { addressOf, movePeriod, periodOf, presetOf, presets, readQuery } from './report-query.ts';

const today = calendarDate('2027-02-14');
const period = (from: string, to: string) => ({ from: calendarMonth(from), to: calendarMonth(to) });
const read = (search: string) => readQuery(new URLSearchParams(search), today);

test.each([
  ['last-12-months', '2026-03', '2027-02'],
  ['this-year', '2027-01', '2027-12'],
  ['last-year', '2026-01', '2026-12'],
] as const)('%s is from %s to %s', (preset, from, to) => {
  expect(periodOf(preset, today)).toEqual({ from, to });
});

it('names a period by the preset with the same months, and by none otherwise', () => {
  for (const preset of presets) expect(presetOf(periodOf(preset, today), today)).toBe(preset);
  expect(presetOf(period('2026-03', '2027-01'), today)).toBeUndefined();
});

test.each([
  ['from', '2027-05', '2027-05', '2027-05'],
  ['from', '2020-01', '2020-01', '2024-12'],
  ['to', '2025-01', '2025-01', '2025-01'],
  ['to', '2035-01', '2030-02', '2035-01'],
  ['to', '2027-04', '2026-03', '2027-04'],
] as const)('a period whose %s becomes %s is from %s to %s', (end, month, from, to) => {
  const last12 = period('2026-03', '2027-02');
  expect(movePeriod(last12, { [end]: calendarMonth(month) })).toEqual({ from, to });
});

it('reads an address back as it was written, and writes nothing for the page as it opens', () => {
  expect(addressOf(read(''), today)).toEqual({});
  for (const search of [
    'report=taxes&month=2026-05&page=3',
    'report=occupancy&from=2025-01&to=2025-12',
    'from=2027-01&to=2027-12',
  ])
    expect(new URLSearchParams(addressOf(read(search), today)).toString()).toBe(search);
});

test.each([
  'from=2027-05&to=2027-01',
  'from=2000-01&to=2027-01',
  'from=x&to=2027-01',
  'month=2020-01',
  'report=x',
  'page=0',
])('ignores the impossible address %s', (search) => {
  expect(read(search)).toEqual(read(''));
});
