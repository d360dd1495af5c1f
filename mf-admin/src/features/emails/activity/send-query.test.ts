import { expect, test } from 'vitest';
import { addressOf, callQueryOf, readQuery } from './send-query.ts';

test('an address and its query say the same', () => {
  const query = { search: 'ann', status: 'failed', page: 3 } as const;
  expect(readQuery(new URLSearchParams(addressOf(query)))).toEqual(query);
  expect(callQueryOf(query)).toEqual({ search: 'ann', status: 'failed', limit: '25', offset: '50' });
});

test('what an address makes up is left out', () => {
  const made = readQuery(new URLSearchParams('status=lost&page=-2&search=%20'));
  expect(made).toEqual({ search: '', status: '', page: 1 });
  expect(addressOf(made)).toEqual({ tab: 'activity' });
});
