import { calendarDate } from '@getaway/kernel/calendar-date';
import { expect, it } from 'vitest';
import { areSameTerms } from './stay-terms.rules.ts';

const shown = {
  cancellationNoticeHours: 48,
  paymentHours: 24,
  legalDate: calendarDate('2026-03-01'),
  houseRevision: 3,
};

it.each([
  [{ cancellationNoticeHours: 96 }, { card: false, alternative: false }],
  [{ legalDate: calendarDate('2026-04-01') }, { card: false, alternative: false }],
  // Only without a card there is a deadline.
  [{ paymentHours: 12 }, { card: true, alternative: false }],
  // The texts were published twice on one day.
  [{ houseRevision: 4 }, { card: false, alternative: false }],
  // As a page of an earlier release sends them.
  [
    { legalDate: undefined, houseRevision: undefined },
    { card: true, alternative: true },
  ],
])('with %o, terms are the same: %o', (change, { card, alternative }) => {
  expect(areSameTerms({ ...shown, ...change }, shown, 'card')).toBe(card);
  expect(areSameTerms({ ...shown, ...change }, shown, 'alternative')).toBe(alternative);
});
