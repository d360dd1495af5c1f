import { expect, test } from 'vitest';
import { isTyped } from './is-typed.ts';

test('what stands in other places, or not at all, was not typed', () => {
  const initial = { name: '', days: ['mon'], step: 0 };
  expect(isTyped({ step: 0, days: ['mon'], name: undefined }, initial)).toBe(false);
  expect(isTyped({ ...initial, name: 'Ida' }, initial)).toBe(true);
  expect(isTyped({ ...initial, step: 1 }, initial)).toBe(true);
  expect(isTyped({ ...initial, days: [] }, initial)).toBe(true);
});
