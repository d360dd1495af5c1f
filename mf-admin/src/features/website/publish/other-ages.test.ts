import bundled from '@getaway/property/property.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { otherAges } from './other-ages.ts';

test('finds an answer that names another minimum age than the house rules', () => {
  const policies = { ...bundled.policies, minimumAge: 21 };
  expect(otherAges({ ...bundled, policies })).toEqual([
    { path: ['answers', 'children'], age: 18, minimum: 21 },
  ]);
  expect(otherAges(bundled)).toEqual([]);
  expect(otherAges({ policies, answers: { children: 'Guests must be 21 or older.' } })).toEqual([]);
});
