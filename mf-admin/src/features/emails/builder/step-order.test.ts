import { expect, test } from 'vitest';
import { inOrder, sentBeforeStepAbove, renumbered } from './step-order.ts';

const things = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test('puts named steps in the given order and unknown ones after them', () => {
  expect(inOrder(things, ['c', 'a']).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect(inOrder(things, undefined)).toBe(things);
});

test('numbers steps 1 to n in the displayed order', () => {
  expect(renumbered(['c', 'a'])).toEqual([
    { id: 'c', stepNumber: 1 },
    { id: 'a', stepNumber: 2 },
  ]);
});

test('finds the first earlier step that a step is sent before', () => {
  const days = (delayValue: number) => ({ delayValue, delayUnit: 'days' as const });
  const hours = (delayValue: number) => ({ delayValue, delayUnit: 'hours' as const });
  expect(sentBeforeStepAbove([days(0), days(3), days(3)])).toEqual([undefined, undefined, undefined]);
  expect(sentBeforeStepAbove([days(1), days(3), hours(48), hours(-2)])).toEqual([undefined, undefined, 2, 1]);
  expect(sentBeforeStepAbove([])).toEqual([]);
});
