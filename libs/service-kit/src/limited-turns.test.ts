import { expect, test } from 'vitest';
import { createLimitedTurns } from './limited-turns.ts';

test('lets two run, and the next in order when one ends', async () => {
  const turns = createLimitedTurns({ atOnce: 2, waiting: 5, queueMs: 10_000 });
  const order: string[] = [];
  const first = await turns.take();
  await turns.take();
  const third = turns.take().then((end) => (order.push('third'), end));
  const fourth = turns.take().then((end) => (order.push('fourth'), end));
  first?.();
  // A turn that ends twice gives one turn back.
  first?.();
  const endThird = await third;
  await Promise.resolve();
  expect(order).toEqual(['third']);
  endThird?.();
  expect(await fourth).toBeTypeOf('function');
  expect(order).toEqual(['third', 'fourth']);
});

test('refuses at once when too many wait, and after the longest wait', async () => {
  const turns = createLimitedTurns({ atOnce: 1, waiting: 1, queueMs: 20 });
  const end = await turns.take();
  const late = turns.take();
  expect(await turns.take()).toBeUndefined();
  expect(await late).toBeUndefined();
  end?.();
  expect(await turns.take()).toBeTypeOf('function');
});
