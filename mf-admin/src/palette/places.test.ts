import { expect, test } from 'vitest';
import { actions, placesFor, screens } from './places.ts';

const found = (search: string): string[] =>
  [...placesFor(search, actions), ...placesFor(search, screens)].map(({ label }) => label);

test('finds screens and actions by the beginnings of their words, in any order', () => {
  expect(found('seq em')).toEqual(['Create Sequence', 'Email Sequences']);
  expect(found('new boo')).toEqual(['Add Booking']);
  expect(found('retry')).toEqual(['Failed Emails']);
  expect(found('change pass')).toEqual(['Change Password']);
  expect(found('log out')).toEqual(['Logout']);
  expect(found('photos')).toEqual(['Website']);
  expect(found('airbnb')).toEqual(['Calendar']);
  expect(found('unpaid')).toEqual(['Bookings']);
  expect(found('price')).toEqual(['Pricing', 'Rates', 'Rates History']);
  expect(found('change price')).toEqual(['Pricing', 'Rates', 'Rates History']);
  expect(found('campaign')).toEqual(['Write Campaign', 'Newsletter']);
  expect(found('okafor')).toEqual([]);
});

test('offers all of them without a search, each with an address of its own', () => {
  const paths = [...placesFor('', actions), ...placesFor('', screens)].map(({ path }) => path);
  expect(paths).toHaveLength(actions.length + screens.length);
  expect(new Set(paths).size).toBe(paths.length);
});
