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

test('what is there together comes together, in its order, and nothing is waited for', async () => {
  expect(await batchesOf(say([1, 2, 3], [4], [5, 6]), 10)).toEqual([[1, 2, 3], [4], [5, 6]]);
});

test('a batch is never larger than asked for', async () => {
  expect(await batchesOf(say([1, 2, 3, 4, 5]), 2)).toEqual([[1, 2], [3, 4], [5]]);
});
