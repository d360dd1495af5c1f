import { expect, test } from 'vitest';
import type { Field } from './field.ts';
import { labelIn, switchWords } from './labels.ts';
import { parts } from './parts.ts';

const fields = parts.flatMap(({ groups }) => groups.flatMap((group) => group.fields));
const labelsIn = (country?: string) =>
  ['address.town', 'address.postalCode', 'address.state'].map((path) => {
    const field = fields.find((each): each is Field & { kind: 'text' } => each.path === path);
    return field && labelIn(field, { address: { country } }).label;
  });

const called = {
  US: 'Town, ZIP code, State',
  GB: 'Town or city, Postcode, County',
  CA: 'Town, Postal code, Province',
  IE: 'Town or city, Eircode, County',
  PT: 'Town, Postal code, State or region',
};

test('labels the lines of an address as its country does', () => {
  for (const [country, labels] of Object.entries(called))
    expect(labelsIn(country).join(', '), country).toBe(labels);
  expect(labelsIn()).toEqual(labelsIn('PT'));
});

test('says of a switch that no host has set what holds by default', () => {
  const saidOf = (path: string, value?: boolean) => {
    const field = fields.find((each) => each.path === path);
    return field?.kind === 'switch' && switchWords(field, value);
  };
  expect(saidOf('policies.dayGuests')).toBe('allowed');
  expect(saidOf('policies.dayGuests', false)).toBe('not allowed');
  expect(saidOf('policies.children')).toBe('may not stay');
  expect(saidOf('policies.children', true)).toBe('may stay with an adult');
});
