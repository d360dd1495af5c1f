// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { useProgressiveList, withNextBatch } from './use-progressive-list.ts';

cleanUpRenderedPages();

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

it('renders a long list over several frames, and a removed item disappears at once', async () => {
  const list = items(...Array.from({ length: 10 }, (_, index) => `item-${index}`));
  const lengths: number[] = [];
  const { result, rerender } = renderHook(
    (all: readonly Item[]) => {
      const shown = useProgressiveList(all, 4);
      lengths.push(shown.length);
      return shown;
    },
    { initialProps: list },
  );
  expect(lengths[0]).toBe(4);
  await waitFor(() => expect(result.current).toBe(list));
  expect([...new Set(lengths)]).toEqual([4, 8, 10]);

  const without = list.slice(1);
  rerender(without);
  expect(result.current).toBe(without);
});
