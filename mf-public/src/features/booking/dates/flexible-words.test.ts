import { describe, expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { calendarMonth } from '@getaway/kernel/calendar-month';
import { emptyWords, foundWords, totalsWords, widerSearches } from './flexible-words.ts';

const may = calendarMonth('2027-05');
const stay = {
  checkInDate: calendarDate('2027-05-06'),
  checkOutDate: calendarDate('2027-05-08'),
  nights: 2,
  total: '1669.02',
  usesPromoCode: false,
};

describe('the words of a flexible search', () => {
  it('count the stays and name the lowest total', () => {
    expect(foundWords([stay])).toBe('We found 1 stay, for $1,669.02.');
    expect(foundWords([stay, stay])).toBe('We found 2 stays, from $1,669.02.');
  });

  it.each([
    [
      { nights: 2, when: 'weekend', month: may },
      'No stay of 2 nights is available on a weekend in May 2027. Try any days, any month, or a shorter stay.',
    ],
    [{ nights: 1, when: 'any', month: may }, 'No stay of 1 night is available in May 2027. Try any month.'],
    [
      { nights: 3, when: 'weekdays', month: '' },
      'No stay of 3 nights is available on weekdays. Try any days or a shorter stay.',
    ],
    [{ nights: 1, when: 'any', month: '' }, 'No stay of 1 night is available.'],
    [
      { nights: 6, when: 'weekdays', month: may },
      '6 nights always include a Friday or Saturday night. Try any days or a shorter stay.',
    ],
  ] as const)('say what was not found and what to try: %o', (search, words) => {
    expect(emptyWords(search)).toBe(words);
  });

  it('offer only searches that find more', () => {
    expect(widerSearches({ nights: 2, when: 'weekend', month: may }).map(({ changes }) => changes)).toEqual([
      { when: 'any' },
      { month: '' },
      { nights: 1 },
    ]);
    expect(widerSearches({ nights: 7, when: 'weekdays', month: may }).map(({ label }) => label)).toEqual([
      'Any days',
      '5 nights',
    ]);
  });

  it('say what totals include', () => {
    expect(totalsWords({ addOnIds: [], packageIds: [] })).toBe(
      'The cheapest stay of each week. Totals include the cleaning fee, the card fee, and any tax.',
    );
    expect(totalsWords({ addOnIds: ['massage'], packageIds: [] })).toContain(
      'Totals include your extras, the cleaning fee, the card fee, and any tax.',
    );
  });
});
