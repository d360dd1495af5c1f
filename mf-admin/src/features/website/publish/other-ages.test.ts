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

test('leaves the ages of children to the host where they may stay', () => {
  const answers = { children: 'Children are welcome. From 16 years on, they pay as adults.' };
  expect(otherAges({ answers })).toHaveLength(1);
  expect(otherAges({ answers, policies: { children: true } })).toEqual([]);
  const booked = { children: 'Children are welcome. The guest who books must be 18 or older.' };
  expect(otherAges({ answers: booked, policies: { children: true, minimumAge: 21 } })).toHaveLength(1);
});
