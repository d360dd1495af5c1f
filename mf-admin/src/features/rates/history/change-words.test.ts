import { expect, it } from 'vitest';
import type { RateChangeOnWire } from '@getaway/contracts/http/rate-changes';
import { discounts, festival, none, rules } from '../example-rates.ts';
import { changeLines, changeTitle } from './change-words.ts';

const change = (different: Partial<RateChangeOnWire>): RateChangeOnWire => ({
  ...{ id: 'c1', at: '2027-03-01T12:00:00.000Z', actor: 'admin', action: 'changed', isUndone: false },
  ...{ periods: [], periodCount: different.periods?.length ?? 0 },
  ...different,
});
const said = (different: Partial<RateChangeOnWire>) => [
  changeTitle(change(different)),
  ...changeLines(change(different)),
];

it('says what was added or deleted, with its dates, prices, and rules', () => {
  expect(said({ action: 'added', periods: [{ before: null, after: festival }] })).toEqual([
    'Added Festival',
    'Jul 10, 2999, At least 2 nights · No check-in',
  ]);
  const holiday = { ...festival, kind: 'holiday', minimumNights: null, closedToArrival: null } as const;
  expect(said({ action: 'deleted', periods: [{ before: holiday, after: null }] })).toEqual([
    'Deleted Festival',
    'Jul 10, 2999, holiday surcharge',
  ]);
});

it('says what an undo came to', () => {
  const title = (pair: RateChangeOnWire['periods'][number]) =>
    changeTitle(change({ action: 'undone', periods: [pair], periodCount: 1 }));
  expect(title({ before: null, after: festival })).toBe('Undid: brought back Festival');
  expect(title({ before: festival, after: null })).toBe('Undid: removed Festival');
  expect(title({ before: festival, after: festival })).toBe('Undid the change to Festival');
});

it('says only what changed', () => {
  const after = { ...festival, prices: { ...none, saturday: '400.00' } } as typeof festival;
  expect(said({ periods: [{ before: festival, after }] })).toEqual([
    'Changed Festival',
    'At least 2 nights · No check-in → Sat $400.00 · At least 2 nights · No check-in',
  ]);
  expect(said({ periods: [{ before: festival, after: { ...festival, name: 'Fair' } }] })).toEqual([
    'Changed Fair',
    'Festival → Fair',
  ]);
  expect(said({ rules: { before: rules, after: { ...rules, leadHours: 48 } } })).toEqual([
    'Changed the rules for all stays',
    'Lead time in hours: 0 → 48',
  ]);
  expect(said({ discounts: { before: discounts, after: { ...discounts, longStayPercent: 10 } } })).toEqual([
    'Changed the discounts and gaps',
    'Long stays cost what their nights cost. → Stays of 7 nights or more cost 10% less.',
  ]);
  expect(said({ discounts: { before: discounts, after: { ...discounts, gapAddsUp: true } } })[1]).toBe(
    'Which discounts add up',
  );
  expect(said({ discounts: { before: discounts, after: { ...discounts, longStayNights: 9 } } })[1]).toBe(
    'Numbers of discounts that are off',
  );
});

it('names each of several, and how many more there are', () => {
  const pair = { before: null, after: festival };
  expect(said({ action: 'copied', periods: [pair, pair], periodCount: 12 })).toEqual([
    'Copied 12 seasons, overrides, and holidays',
    'Added Festival: Jul 10, 2999, At least 2 nights · No check-in',
    'Added Festival: Jul 10, 2999, At least 2 nights · No check-in',
    'And 10 more',
  ]);
});

it('says of each period of an import and of its undo what happened to it', () => {
  const added = { before: null, after: festival };
  const renamed = { before: festival, after: { ...festival, name: 'Fair' } };
  const dates = 'Jul 10, 2999, At least 2 nights · No check-in';
  expect(said({ action: 'imported', periods: [added, renamed] }).slice(1)).toEqual([
    `Added Festival: ${dates}`,
    'Changed Fair: Festival → Fair',
  ]);
  const undone = [
    { before: festival, after: null },
    { before: { ...festival, name: 'Fair' }, after: festival },
  ];
  expect(said({ action: 'undone', periods: undone })).toEqual([
    'Undid the change to 2 seasons, overrides, and holidays',
    `Removed Festival: ${dates}`,
    'Changed Festival: Fair → Festival',
  ]);
  expect(said({ action: 'imported', periods: [added] })).toEqual([
    'Imported Festival',
    `Added Festival: ${dates}`,
  ]);
});
