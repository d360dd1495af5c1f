import { expect, it } from 'vitest';
import { earlyBirdSentence, gapSentence, lastMinuteSentence, longStaySentence } from './discount-words.ts';

it('says what guests get, and what they don’t', () => {
  expect(gapSentence({ fillsGaps: false, gapPercent: 0 })).toBe('No stay can be shorter than its minimum.');
  expect(gapSentence({ fillsGaps: true, gapPercent: 15 })).toBe(
    'A stay below the minimum can be booked if it fills the nights between two stays exactly, and costs 15% less.',
  );
  expect(longStaySentence({ longStayNights: 7, longStayPercent: 0, longerStayPercent: 0 })).toBe(
    'Long stays cost what their nights cost.',
  );
  const steps = { longStayNights: 7, longStayPercent: 10, longerStayNights: 28, longerStayPercent: 20 };
  expect(longStaySentence(steps)).toBe(
    'Stays of 7 nights or more cost 10% less. Stays of 28 nights or more cost 20% less.',
  );
  expect(lastMinuteSentence({ lastMinuteDays: 0, lastMinutePercent: 5 })).toBe(
    'Stays booked on the day of check-in cost 5% less.',
  );
  expect(lastMinuteSentence({ lastMinuteDays: 1, lastMinutePercent: 5 })).toBe(
    'Stays booked up to 1 day before check-in cost 5% less.',
  );
  expect(earlyBirdSentence({ earlyBirdDays: 90, earlyBirdPercent: 5 })).toBe(
    'Stays booked at least 90 days before check-in cost 5% less.',
  );
  expect(earlyBirdSentence({ earlyBirdPercent: null })).toBe('Stays that are booked early cost the same.');
});
