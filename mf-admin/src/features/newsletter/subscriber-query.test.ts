import { expect, it, test } from 'vitest';
import { addressOf, pageOf, readQuery } from './subscriber-query.ts';

const read = (search: string) => readQuery(new URLSearchParams(search));

test.each(['', 'search=moss', 'sortBy=email&sortOrder=asc', 'search=moss&sortBy=name&sortOrder=desc&page=2'])(
  'an address of "%s" is read and written again',
  (search) => {
    expect(new URLSearchParams(addressOf(read(search))).toString()).toBe(search);
  },
);

test.each([
  'sortBy=height',
  'sortOrder=up',
  'page=0',
  'page=1.5',
  'search=%20%20',
  'sortBy=subscribedAt&sortOrder=desc',
])('the address "%s" shows the plain list, newest first', (search) => {
  expect(addressOf(read(search))).toEqual({});
  expect(read(search)).toMatchObject({ sortBy: 'subscribedAt', sortOrder: 'desc', page: 1 });
});

it('shows 20 on a page, and the last page for one after it', () => {
  const all = Array.from({ length: 46 }, (_, index) => index);
  expect(pageOf(all, 1)).toEqual({ items: all.slice(0, 20), page: 1, last: 3 });
  expect(pageOf(all, 3).items).toEqual([40, 41, 42, 43, 44, 45]);
  expect(pageOf(all, 9)).toEqual(pageOf(all, 3));
  expect(pageOf([], 2)).toEqual({ items: [], page: 1, last: 1 });
});
