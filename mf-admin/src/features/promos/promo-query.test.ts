import { expect, test } from 'vitest';
import { addressOf, readQuery } from './promo-query.ts';

test('reads a query back from its address', () => {
  const query = { source: 'newsletter', search: 'SPRING', page: 2 } as const;
  expect(readQuery(new URLSearchParams(addressOf(query)))).toEqual(query);
});

test('ignores unknown values in the address, and keeps the plain list out of it', () => {
  const plain = readQuery(new URLSearchParams('source=elsewhere&search=%20&page=-1'));
  expect(plain).toEqual({ source: 'staff', search: '', page: 1 });
  expect(addressOf(plain)).toEqual({});
});
