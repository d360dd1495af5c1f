import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

const names = (turns: ReturnType<typeof createTurns<{ caller: string; name: string }>>): string[] => {
  const taken: string[] = [];
  for (let item = turns.take(); item; item = turns.take()) taken.push(item.name);
  return taken;
};

function queue(perCaller: number, ...items: readonly string[]) {
  const turns = createTurns<{ caller: string; name: string }>(perCaller);
  const added = items.map((name) => ({ caller: name.charAt(0), name }));
  for (const item of added) turns.add(item);
  return { turns, added };
}

test('items of one caller are taken in order, up to its limit', () => {
  const { turns, added } = queue(2, 'a1', 'a2', 'a3', 'a4');
  expect(names(turns)).toEqual(['a1', 'a2']);
  const [first] = added;
  if (first) turns.end(first);
  expect(names(turns)).toEqual(['a3']);
  expect(turns.areWaiting()).toBe(true);
});

test('a caller with fewer running items comes before one that asked earlier', () => {
  const { turns } = queue(3, 'a1', 'a2', 'a3', 'b1', 'b2');
  expect(names(turns)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
});

test('callers alternate when only one item may run at a time', () => {
  const { turns, added } = queue(2, 'a1', 'a2', 'a3', 'b1', 'b2');
  const taken = added.map(() => {
    const item = turns.take();
    if (item) turns.end(item);
    return item?.name;
  });
  expect(taken).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
});

test('a canceled item is not taken', () => {
  const { turns, added } = queue(1, 'a1', 'b1');
  const [first] = added;
  expect(first && turns.remove(first)).toBe(true);
  expect(names(turns)).toEqual(['b1']);
  expect(first && turns.remove(first)).toBe(false);
  expect(turns.removeAll()).toEqual([]);
});
