import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { shareReads } from './share-reads.ts';

it('reads twice for two hundred who ask at once, and never what was read before they asked', async () => {
  let [reads, atOnce, value] = [0, 0, 0];
  const ask = shareReads(async () => {
    reads += 1;
    atOnce += 1;
    expect(atOnce).toBe(1);
    const seen = value;
    await sleep(5);
    atOnce -= 1;
    return seen;
  });
  const first = ask();
  value = 1;
  const others = Array.from({ length: 199 }, () => ask());
  expect(await first).toBe(0);
  expect(new Set(await Promise.all(others))).toEqual(new Set([1]));
  expect(reads).toBe(2);
  value = 2;
  expect(await ask()).toBe(2);
});

it('reads again after a failure', async () => {
  let fails = true;
  const ask = shareReads(async () => {
    await sleep(1);
    if (fails) throw new Error('no database');
    return 'read';
  });
  const [one, another] = [ask(), ask()];
  await expect(one).rejects.toThrow('no database');
  fails = false;
  expect(await another).toBe('read');
  expect(await ask()).toBe('read');
});
