import { expect, test } from 'vitest';
import { fixedClock } from './fixed-clock.ts';

test('does not move until it is set', () => {
  const clock = fixedClock('2027-02-10T15:00:00Z');
  expect(clock.now().toISOString()).toBe('2027-02-10T15:00:00.000Z');
  clock.advance(60_000);
  expect(clock.now().toISOString()).toBe('2027-02-10T15:01:00.000Z');
  clock.set('2027-02-11T00:00:00Z');
  expect(clock.now().toISOString()).toBe('2027-02-11T00:00:00.000Z');
});

test('refuses an invalid instant', () => {
  expect(() => fixedClock('Tuesday')).toThrow(RangeError);
});
