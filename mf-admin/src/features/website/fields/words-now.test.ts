import { expect, it } from 'vitest';
import bundled from '@getaway/property/property.json' with { type: 'json' };
import { asRead } from './words-now.ts';

it('shows a text as guests read it, and leaves words that stand for more than a fact', () => {
  const house = { ...bundled, name: 'Fox Barn' };
  expect(asRead('{name} near {town}, from {checkIn}', house)).toBe('Fox Barn near Decatur, from 4:00 PM');
  expect(asRead('{parking}: {houseRules}, {nearby}', house)).toBe(
    'Private parking is at the door: {houseRules}, {nearby}',
  );
});
