import { expect, it } from 'vitest';
import { addDays, calendarDate } from './calendar-date.ts';
import { openingMonth } from './opening-month.ts';

const none = new Set<never>();

it('opens with the month of the first available night', () => {
  expect(openingMonth(calendarDate('2026-11-03'), none)).toBe('2026-11');
  expect(openingMonth(calendarDate('2026-11-03'), nights('2026-11-03', 28))).toBe('2026-12');
});

it('opens with the next month where less than a week is left', () => {
  expect(openingMonth(calendarDate('2026-11-24'), none)).toBe('2026-11');
  expect(openingMonth(calendarDate('2026-11-25'), none)).toBe('2026-12');
  expect(openingMonth(calendarDate('2026-12-31'), none)).toBe('2027-01');
  expect(openingMonth(calendarDate('2026-11-10'), nights('2026-11-10', 18))).toBe('2026-12');
});

it('stays where the next month has no available night', () => {
  expect(openingMonth(calendarDate('2026-11-29'), nights('2026-12-01', 31))).toBe('2026-11');
  expect(openingMonth(calendarDate('2026-11-29'), nights('2026-12-01', 30))).toBe('2026-12');
});

function nights(from: string, count: number) {
  return new Set(Array.from({ length: count }, (_, index) => addDays(calendarDate(from), index)));
}
