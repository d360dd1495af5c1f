import { expect, test } from 'vitest';
import { endOfDay, lastDayBefore } from './last-day.ts';

const zone = 'America/New_York';

test.each([
  ['2026-01-31', '2026-02-01T05:00:00.000Z'],
  ['2026-07-04', '2026-07-05T04:00:00.000Z'],
  // The day on which clocks go forward has 23 hours.
  ['2026-03-08', '2026-03-09T04:00:00.000Z'],
])('a code valid through %s is refused from %s on, and is read back so', (lastDay, end) => {
  expect(endOfDay(lastDay, zone)).toBe(end);
  expect(lastDayBefore(end, zone)).toBe(lastDay);
});
