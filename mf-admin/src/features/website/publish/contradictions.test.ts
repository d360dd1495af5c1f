import bundled from '@getaway/property/property.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { contradictions } from './contradictions.ts';

test('finds an answer that names another minimum age than the house rules', () => {
  const policies = { ...bundled.policies, minimumAge: 21 };
  expect(contradictions({ ...bundled, policies })).toEqual([
    {
      path: ['answers', 'children'],
      rule: ['policies', 'minimumAge'],
      words: 'An answer says 18, but the minimum age in your house rules is 21.',
    },
  ]);
  expect(contradictions(bundled)).toEqual([]);
  expect(contradictions({ policies, answers: { children: 'Guests must be 21 or older.' } })).toEqual([]);
});

test('leaves the ages of children to the host where they may stay', () => {
  const answers = { children: 'Children are welcome. From 16 years on, they pay as adults.' };
  expect(contradictions({ answers })[0]?.words).toMatch(/says 16/);
  expect(contradictions({ answers, policies: { children: true } })).toEqual([]);
  const booked = { children: 'Children are welcome. The guest who books must be 18 or older.' };
  expect(contradictions({ answers: booked, policies: { children: true, minimumAge: 21 } })).toHaveLength(1);
});

test.each([
  'Yes, bring the whole family.',
  'Children are welcome with their parents.',
  'Kids can sleep in the loft.',
])('finds an answer that lets children stay where the house rules don’t: %s', (children) => {
  const [found, ...others] = contradictions({ answers: { children } });
  expect(found?.words).toMatch(/says that children may stay, but/);
  expect(found?.rule).toEqual(['policies', 'children']);
  expect(others).toEqual([]);
  expect(contradictions({ answers: { children }, policies: { children: true } })).toEqual([]);
});

test.each([
  'The retreat is for two adults and isn’t set up for children.',
  'Sorry, we are adults only.',
  'We can’t host children.',
  'Children can not stay here.',
])('finds an answer that refuses children where the house rules don’t: %s', (children) => {
  expect(contradictions({ answers: { children } })).toEqual([]);
  expect(contradictions({ answers: { children }, policies: { children: true } })).toHaveLength(1);
});
