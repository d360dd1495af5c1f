import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withNextPiece } from './use-drawn-in-pieces.ts';

const items = (...ids: string[]) => ids.map((id) => ({ id }));
const [a, b, c, d, e] = items('a', 'b', 'c', 'd', 'e') as [Item, Item, Item, Item, Item];
type Item = { id: string };

it('draws the first of a new list, and so many more with each frame', () => {
  const list = [a, b, c, d, e];
  const first = withNextPiece(list, [], 2);
  expect(first).toEqual([a, b]);
  const second = withNextPiece(list, first, 2);
  expect(second).toEqual([a, b, c, d]);
  expect(withNextPiece(list, second, 2)).toBe(list);
});

it('keeps what was drawn where the list has it, in the order of the list', () => {
  expect(withNextPiece([d, c, b, a], [a, b], 1)).toEqual([d, b, a]);
});

it('is the list itself in the end, whatever was drawn before and however many at once', () => {
  const lists = fc.uniqueArray(fc.string(), { maxLength: 30 }).map((ids) => items(...ids));
  fc.assert(
    fc.property(lists, lists, fc.integer({ min: 1, max: 7 }), (list, before, atOnce) => {
      let drawn: readonly Item[] = before;
      for (let frame = 0; frame <= list.length / atOnce; frame += 1)
        drawn = withNextPiece(list, drawn, atOnce);
      expect(drawn).toBe(list);
    }),
  );
});
