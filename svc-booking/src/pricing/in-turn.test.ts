import { expect, it } from 'vitest';
import { createTurnTaking } from './in-turn.ts';

it('lets others have the thread between two pieces of work, and continues after one that fails', async () => {
  const inTurn = createTurnTaking();
  const order: string[] = [];
  const work = (name: string) =>
    inTurn(() => {
      order.push(name);
      setImmediate(() => order.push('another'));
      if (name === 'b') throw new Error(name);
    });
  const all = await Promise.allSettled(['a', 'b', 'c'].map(work));
  expect(order.join(' ')).toBe('a another b another c');
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
