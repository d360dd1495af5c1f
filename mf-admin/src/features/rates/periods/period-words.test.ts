import { expect, it } from 'vitest';
import { periodDates, periodName, priceWords, ruleWords } from './period-words.ts';

const none = {
  ...{ sunday: null, monday: null, tuesday: null, wednesday: null },
  ...{ thursday: null, friday: null, saturday: null },
};

it('says what a period costs', () => {
  const all = Object.fromEntries(Object.keys(none).map((day) => [day, '300.00'])) as Record<
    keyof typeof none,
    string
  >;
  const words = (prices: Record<keyof typeof none, string | null>) =>
    priceWords({ prices, adjustments: none });
  expect(words(all)).toBe('$300.00 a night');
  expect(words({ ...none, friday: '350.00', saturday: '400.00' })).toBe('Fri $350.00, Sat $400.00');
  expect(words({ ...all, saturday: '400.00' })).toBe('$300.00 a night, Sat $400.00');
  expect(words(none)).toBeUndefined();
});

it('says how much more or less a night costs', () => {
  const more = { unit: 'percent', value: '10' } as const;
  const less = { unit: 'dollars', value: '-20.00' } as const;
  const every = (adjustment: typeof more | typeof less) => ({
    ...{ sunday: adjustment, monday: adjustment, tuesday: adjustment, wednesday: adjustment },
    ...{ thursday: adjustment, friday: adjustment, saturday: adjustment },
  });
  const words = (adjustments: Parameters<typeof priceWords>[0]['adjustments'], prices = {}) =>
    priceWords({ prices: { ...none, ...prices }, adjustments });
  expect(words(every(more))).toBe('10% more a night');
  expect(words({ ...every(less), saturday: { unit: 'percent', value: '15.5' } })).toBe(
    '$20.00 less a night, Sat 15.5% more',
  );
  expect(words({ ...none, friday: less }, { saturday: '400.00' })).toBe('Fri $20.00 less, Sat $400.00');
});

it('says which rules a period sets, also those that it lifts', () => {
  expect(
    ruleWords({ minimumNights: 2, closedToArrival: true, closedToDeparture: null, closed: false }),
  ).toEqual([...['At least 2 nights', 'Open', 'No check-in']]);
  expect(ruleWords({ minimumNights: 1, closed: true })).toEqual(['At least 1 night', 'Closed']);
  expect(ruleWords({ closedToArrival: false, closedToDeparture: true })).toEqual([
    ...['Check-in allowed', 'No check-out'],
  ]);
});

it('names a period and its dates', () => {
  expect(periodName({ kind: 'override', name: null })).toBe('Override');
  expect(periodName({ kind: 'season', name: 'Summer' })).toBe('Summer');
  const dates = { firstDate: '2027-06-01', lastDate: '2027-06-01' } as Parameters<typeof periodDates>[0];
  expect(periodDates(dates)).toBe('Jun 1, 2027');
});
