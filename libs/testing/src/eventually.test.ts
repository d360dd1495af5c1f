import { expect, test } from 'vitest';
import { eventually } from './eventually.ts';

test('returns the value of the first check that passes', async () => {
  let tries = 0;
  const value = await eventually(
    () => {
      tries += 1;
      if (tries < 3) throw new Error('not yet');
      return tries;
    },
    { intervalMs: 1 },
  );
  expect(value).toBe(3);
});

test('throws the last error at the deadline', async () => {
  await expect(
    eventually(() => Promise.reject(new Error('never')), { timeoutMs: 10, intervalMs: 1 }),
  ).rejects.toThrow('never');
});
