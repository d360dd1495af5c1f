import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';

async function* say(...groups: number[][]): AsyncGenerator<number> {
  for (const group of groups) {
    yield* group;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function batchesOf(source: AsyncIterable<number>, most: number): Promise<number[][]> {
  const batches: number[][] = [];
  for await (const batch of inBatches(source, most)) batches.push(batch);
  return batches;
}

test('groups available items in order, without waiting for more', async () => {
  expect(await batchesOf(say([1, 2, 3], [4], [5, 6]), 10)).toEqual([[1, 2, 3], [4], [5, 6]]);
});

test('never exceeds the batch size', async () => {
  expect(await batchesOf(say([1, 2, 3, 4, 5]), 2)).toEqual([[1, 2], [3, 4], [5]]);
});
