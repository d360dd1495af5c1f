import { expect, it } from 'vitest';
import { isReachable } from './is-reachable.ts';

it.each([
  ['https://stay.example/calendar.ics', true],
  ['http://stay.example/calendar.ics', false],
  ['http://localhost:8080/calendar.ics', false],
  ['https://localhost/calendar.ics', false],
  ['https://127.0.0.1:8443/calendar.ics', false],
])('of %s: %s', (link, expected) => {
  expect(isReachable(link)).toBe(expected);
});
