import { expect, test } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { discountWords, shownWord, spentWord, useWords } from './promo-words.ts';

test('shows a discount in dollars and cents, or as a percentage without trailing zeros', () => {
  expect(discountWords({ discountType: 'fixed', discountValue: '50.00' })).toBe('$50.00 off');
  expect(discountWords({ discountType: 'percentage', discountValue: '12.50' })).toBe('12.5% off');
  expect(discountWords({ discountType: 'percentage', discountValue: '10.00' })).toBe('10% off');
});

test('shows uses with their limit', () => {
  expect(useWords({ uses: 0, maxUses: null })).toBe('Not used yet');
  expect(useWords({ uses: 1, maxUses: null })).toBe('Used once');
  expect(useWords({ uses: 4, maxUses: null })).toBe('Used 4 times');
  expect(useWords({ uses: 0, maxUses: 1 })).toBe('Not used yet (limit: 1)');
  expect(useWords({ uses: 1, maxUses: 1 })).toBe('Used 1 of 1');
  expect(useWords({ uses: 3, maxUses: 10 })).toBe('Used 3 of 10');
});

test('marks a code as used up at its limit and as expired after its last moment', () => {
  const now = new Date('2026-03-01T05:00:00Z');
  const code = { uses: 2, maxUses: 3, expiresAt: null };
  expect(spentWord(code, now)).toBeUndefined();
  expect(spentWord({ ...code, uses: 3 }, now)).toBe('Used up');
  expect(spentWord({ ...code, expiresAt: '2026-03-01T05:00:00.000Z' }, now)).toBe('Expired');
  expect(spentWord({ ...code, expiresAt: '2026-03-01T05:00:00.001Z' }, now)).toBeUndefined();
});

test('marks a code that the home page shows, or will show', () => {
  const today = calendarDate('2026-11-29');
  const code = { shownTitle: 'First snow', shownFrom: '2026-11-29', shownUntil: null };
  expect(shownWord(code, today)).toBe('On the home page');
  expect(shownWord({ ...code, shownUntil: '2026-11-29' }, today)).toBe('On the home page');
  expect(shownWord({ ...code, shownFrom: '2026-12-01' }, today)).toBe('On the home page from Dec 1');
  expect(shownWord({ ...code, shownFrom: '2026-11-01', shownUntil: '2026-11-28' }, today)).toBeUndefined();
  expect(shownWord({ shownTitle: null, shownFrom: null, shownUntil: null }, today)).toBeUndefined();
});
