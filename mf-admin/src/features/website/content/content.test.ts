import { expect, test } from 'vitest';
import { isSame, moved, pathOf, valueAt, withValue } from './content.ts';

const house = {
  name: 'Cabin',
  contact: { email: 'a@b.example', social: { label: 'Us', url: 'https://us.example' } },
  reviews: [{ guests: 'Ann' }, { guests: 'Bo' }],
};

test('reads and changes a field at any depth, and leaves the old content as it was', () => {
  const changed = withValue(house, ['reviews', 1, 'guests'], 'Cy');
  expect(valueAt(changed, pathOf('reviews.1.guests'))).toBe('Cy');
  expect(valueAt(house, ['reviews', 1, 'guests'])).toBe('Bo');
  expect(valueAt(changed, ['contact'])).toBe(house.contact);
  expect(valueAt(house, ['reviews', 7, 'guests'])).toBeUndefined();
  expect(valueAt(house, ['toString'])).toBeUndefined();
});

test('adds the groups that are missing around a field', () => {
  expect(withValue({}, ['texts', 'home', 'hero', 'title'], 'Hi')).toEqual({
    texts: { home: { hero: { title: 'Hi' } } },
  });
});

test('removes a field with the optional groups that are empty then', () => {
  expect(
    withValue(
      { name: 'x', texts: { home: { hero: { title: 'Hi' } } } },
      pathOf('texts.home.hero.title'),
      undefined,
    ),
  ).toEqual({
    name: 'x',
  });
  const withoutLabel = withValue(house, pathOf('contact.social.label'), undefined);
  expect(valueAt(withValue(withoutLabel, pathOf('contact.social.url'), undefined), ['contact'])).toEqual({
    email: 'a@b.example',
  });
  expect(withValue({ checkOut: { time: '11:00' } }, pathOf('checkOut.time'), undefined)).toEqual({
    checkOut: {},
  });
});

test('keeps the place of an entry whose last field is removed', () => {
  expect(withValue(house, ['reviews', 0, 'guests'], undefined)['reviews']).toEqual([{}, { guests: 'Bo' }]);
});

test('keeps the order of fields, so that an exported file changes only where something was changed', () => {
  expect(Object.keys(withValue(house, ['name'], 'Loft'))).toEqual(['name', 'contact', 'reviews']);
});

test('moves an entry up and down', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
});

test('compares without the order of fields, but with the order of entries', () => {
  expect(isSame({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 })).toBe(true);
  expect(isSame([1, 2], [2, 1])).toBe(false);
  expect(isSame({ a: undefined }, {})).toBe(true);
  expect(isSame([], {})).toBe(false);
});
