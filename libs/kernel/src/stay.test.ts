import { expect, it } from 'vitest';
import { calendarDate } from './calendar-date.ts';
import { firstFreeNight } from './stay.ts';

const day = (number: number) => calendarDate(`2026-05-${String(number).padStart(2, '0')}`);
const taken = new Set([day(20), day(12), day(13)]);

it('finds the first night that nobody booked, and today where all are', () => {
  expect(firstFreeNight(day(3), taken)).toBe(day(3));
  expect(firstFreeNight(day(12), taken)).toBe(day(14));
  const all = { has: () => true } as unknown as typeof taken;
  expect(firstFreeNight(day(12), all)).toBe(day(12));
});
