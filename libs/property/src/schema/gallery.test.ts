import { expect, it } from 'vitest';
import { galleryNames } from './gallery.ts';

it('has the host’s own photos of the house: first the house, then those beyond its places, then the others', () => {
  const own = ['photo-10', 'lost-path', 'bedroom', 'photo-9', 'private-chef', 'house'];
  expect(galleryNames(own)).toEqual(['house', 'photo-9', 'photo-10', 'bedroom']);
});

it('is empty where it would repeat a picture or two, unless they are nowhere else', () => {
  expect(galleryNames([])).toEqual([]);
  expect(galleryNames(['house', 'bedroom'])).toEqual([]);
  expect(galleryNames(['house', 'photo-1'])).toEqual(['house', 'photo-1']);
});
