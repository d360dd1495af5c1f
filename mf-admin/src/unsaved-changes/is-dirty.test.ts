import { expect, test } from 'vitest';
import { isDirty } from './is-dirty.ts';

test('ignores the order of fields and treats empty and missing fields as equal', () => {
  const initial = { name: '', days: ['mon'], step: 0 };
  expect(isDirty({ step: 0, days: ['mon'], name: undefined }, initial)).toBe(false);
  expect(isDirty({ ...initial, name: 'Ida' }, initial)).toBe(true);
  expect(isDirty({ ...initial, step: 1 }, initial)).toBe(true);
  expect(isDirty({ ...initial, days: [] }, initial)).toBe(true);
});
