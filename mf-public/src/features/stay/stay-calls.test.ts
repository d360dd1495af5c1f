import { expect, it, vi } from 'vitest';
import { readStay } from '@getaway/contracts/http/stay';
import { exampleStay } from '@getaway/testing/example-stay';
import { createStayCalls, stayTokenIn } from './stay-calls.ts';

const token = 'T'.repeat(43);

it('sends the token in a header, and in no address', async () => {
  const sent: { address: string; authorization: string | null }[] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    sent.push({ address, authorization: new Headers(init.headers).get('Authorization') });
    return Promise.resolve(Response.json(exampleStay));
  });
  await createStayCalls(token).call(readStay);
  expect(sent).toEqual([{ address: '/api/stay', authorization: `Stay ${token}` }]);
  vi.unstubAllGlobals();
});

it.each([
  [`/stay/${token}`, token],
  [`/stay/${token}/`, token],
  ['/stay', undefined],
  ['/stay/short', undefined],
  [`/stay/${token}x`, undefined],
])('finds the token in %s', (path, found) => expect(stayTokenIn(path)).toBe(found));
