import { expect, test } from 'vitest';
import { bookableMonths } from './bookable-months.ts';
import { calendarDate } from './calendar-date.ts';

test.each([
  ['2026-11-28', '2026-11', '2028-11', 25],
  // Its last night is October 31.
  ['2026-11-01', '2026-11', '2028-10', 24],
  ['2026-11-02', '2026-11', '2028-11', 25],
])('on %s, stays can begin from %s to %s', (today, first, last, count) => {
  const months = bookableMonths(calendarDate(today));
  expect([months[0], months.at(-1), months.length]).toEqual([first, last, count]);
});
