import { expect, test } from 'vitest';
import { audienceInWords } from './audience-words.ts';

test('counts emails by when they are sent', () => {
  expect(audienceInWords({ now: 3, nextSevenDays: 12, later: 0 })).toBe(
    '3 emails now, 12 in the next 7 days',
  );
  expect(audienceInWords({ now: 0, nextSevenDays: 1, later: 2 })).toBe('1 email in the next 7 days, 2 later');
});
