import { expect, test } from 'vitest';
import { defaultAt, shownAt, withShownValue } from './defaults.ts';

const list = ['texts', 'home', 'amenities', 'scenes'];
const title = [...list, 1, 'title'];

test('a field that is left out shows what the site says', () => {
  expect(defaultAt(title)).toEqual(expect.any(String));
  expect(shownAt({}, title)).toBe(defaultAt(title));
  expect(
    shownAt({ texts: { home: { amenities: { scenes: [] } } } }, ['texts', 'home', 'concierge', 'title']),
  ).toEqual(expect.any(String));
});

test('a new entry of a list of the host’s own is empty, whatever the default list has at its place', () => {
  const own = withShownValue({}, list, [{ title: 'A sauna' }, {}]);
  expect(shownAt(own, [...list, 0, 'title'])).toBe('A sauna');
  expect(shownAt(own, title)).toBeUndefined();
});
