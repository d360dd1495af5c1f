import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { keep } from './keep.ts';

/** A value that counts its reads, on a clock that is set by hand. */
function counted() {
  const state = { now: 0, reads: 0, fails: false };
  const kept = keep({
    freshMs: 10,
    restMs: 50,
    now: () => state.now,
    read: async () => {
      state.reads += 1;
      const read = state.reads;
      await Promise.resolve();
      if (state.fails) throw new Error(`failed at ${read}`);
      return read;
    },
  });
  return { state, kept };
}

describe('a kept value', () => {
  it('is read once for a crowd', async () => {
    const { kept } = counted();
    expect(new Set(await Promise.all(Array.from({ length: 200 }, () => kept(10))))).toEqual(new Set([1]));
  });

  it('is given out while it is renewed, and not once it is too old', async () => {
    const { state, kept } = counted();
    await kept(10);
    state.now = 20;
    expect(await kept(100)).toBe(1);
    await setImmediate();
    expect(await kept(100)).toBe(2);
    state.now = 200;
    expect(await kept(100)).toBe(3);
  });

  it('is not older than its caller allows', async () => {
    const { state, kept } = counted();
    await kept(10);
    state.now = 10;
    expect(await kept(10)).toBe(2);
  });

  it('rests after a failure, and gives out what is not too old', async () => {
    const { state, kept } = counted();
    await kept(10);
    state.fails = true;
    state.now = 20;
    expect(await kept(100)).toBe(1);
    await expect(kept(10)).rejects.toThrow('failed at 2');
    expect(await kept(100)).toBe(1);
    expect(state.reads).toBe(2);
    state.fails = false;
    state.now = 70;
    expect(await kept(10)).toBe(3);
  });
});
