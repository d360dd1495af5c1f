import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withNextBatch } from './use-progressive-list.ts';

const items = (...ids: string[]) => ids.map((id) => ({ id }));
const [a, b, c, d, e] = items('a', 'b', 'c', 'd', 'e') as [Item, Item, Item, Item, Item];
type Item = { id: string };

it('renders the first batch of a new list and one more batch each frame', () => {
  const list = [a, b, c, d, e];
  const first = withNextBatch(list, [], 2);
  expect(first).toEqual([a, b]);
  const second = withNextBatch(list, first, 2);
  expect(second).toEqual([a, b, c, d]);
  expect(withNextBatch(list, second, 2)).toBe(list);
});

it('keeps items already rendered, in the order of the list', () => {
  expect(withNextBatch([d, c, b, a], [a, b], 1)).toEqual([d, b, a]);
});

it('ends with the list itself, whatever was rendered before and whatever the batch size', () => {
  const lists = fc.uniqueArray(fc.string(), { maxLength: 30 }).map((ids) => items(...ids));
  fc.assert(
    fc.property(lists, lists, fc.integer({ min: 1, max: 7 }), (list, before, atOnce) => {
      let drawn: readonly Item[] = before;
      for (let frame = 0; frame <= list.length / atOnce; frame += 1)
        drawn = withNextBatch(list, drawn, atOnce);
      expect(drawn).toBe(list);
    }),
  );
});
