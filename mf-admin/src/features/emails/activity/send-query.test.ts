import { expect, test } from 'vitest';
import { addressOf, callQueryOf, readQuery } from './send-query.ts';

test('reads a query back from its address', () => {
  const query = { search: 'ann', status: 'failed', when: 'upcoming', page: 3 } as const;
  expect(readQuery(new URLSearchParams(addressOf(query)))).toEqual(query);
  expect(callQueryOf(query)).toEqual({
    search: 'ann',
    status: 'failed',
    when: 'upcoming',
    limit: '25',
    offset: '50',
  });
});

test('ignores unknown values in the address', () => {
  const made = readQuery(new URLSearchParams('status=lost&when=never&page=-2&search=%20'));
  expect(made).toEqual({ search: '', status: '', when: 'past', page: 1 });
  expect(addressOf(made)).toEqual({ tab: 'activity' });
});
