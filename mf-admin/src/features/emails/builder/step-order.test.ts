import { expect, test } from 'vitest';
import { inOrder, renumbered } from './step-order.ts';

const things = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test('what an order names comes in it, what it does not know comes after', () => {
  expect(inOrder(things, ['c', 'a']).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect(inOrder(things, undefined)).toBe(things);
});

test('steps are numbered 1 to n as they are shown', () => {
  expect(renumbered(['c', 'a'])).toEqual([
    { id: 'c', stepNumber: 1 },
    { id: 'a', stepNumber: 2 },
  ]);
});
