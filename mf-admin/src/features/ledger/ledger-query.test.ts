import { expect, test } from 'vitest';
import { addressOf, filterOf, isNarrowed, nextTry, readQuery } from './ledger-query.ts';

const read = (search: string) => readQuery(new URLSearchParams(search));

test('an address is read and written again', () => {
  const address = {
    from: '2027-01-01',
    to: '2027-01-31',
    kind: 'refund',
    method: 'bank_transfer',
    booking: 'AB12CD34',
    sortBy: 'amount',
    sortOrder: 'asc',
    page: '3',
  };
  expect(addressOf(readQuery(new URLSearchParams(address)))).toEqual(address);
});

test.each([
  ['from=2027-02-30&to=tomorrow'],
  ['kind=gift&method=gold'],
  ['page=0'],
  ['page=1.5'],
  ['page=90000'],
  ['booking=%20%20'],
  ['sortBy=note&sortOrder=asc'],
  ['sortBy=date&sortOrder=desc'],
])('%s leaves the whole ledger', (search) => {
  expect(addressOf(read(search))).toEqual({});
  expect(isNarrowed(read(search))).toBe(false);
});

test('the page and the order are no filter', () => {
  expect(filterOf(read('method=cash&sortBy=amount&page=2'))).toEqual({ method: 'cash' });
  expect(isNarrowed(read('sortBy=amount&sortOrder=asc'))).toBe(false);
  expect(isNarrowed(read('page=2'))).toBe(false);
});

test.each([
  ['kind=refund', 'Try other dates, or another kind or method.'],
  ['booking=nope', 'No entry has the booking reference nope. Check it, or clear the search.'],
  [
    'booking=nope&kind=refund&page=2',
    'No entry has the booking reference nope with these dates, kind, and method. Clear shows all entries.',
  ],
])('finding nothing for %s says what was looked for: %s', (search, words) => {
  expect(nextTry(read(search))).toBe(words);
});
