import { expect, test } from 'vitest';
import { ageRule } from './age-rule.ts';
import { defaultPolicies } from './policies.ts';

test('holds for all guests, unless children may stay', () => {
  expect(ageRule(defaultPolicies)).toBe('Guests must be 18 or older.');
  expect(ageRule({ minimumAge: 21, children: true })).toBe(
    'The guest who books must be 21 or older. Children may stay with an adult.',
  );
});
