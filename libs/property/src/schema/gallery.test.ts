import { expect, it } from 'vitest';
import { galleryNames } from './gallery.ts';

it('has the host’s own photos of the house, in their order', () => {
  const own = ['photo-10', 'lost-path', 'bedroom', 'photo-9', 'private-chef', 'house'];
  expect(galleryNames(own)).toEqual(['photo-10', 'bedroom', 'photo-9', 'house']);
});

it('is empty where it would repeat a picture or two, unless they are nowhere else', () => {
  expect(galleryNames([])).toEqual([]);
  expect(galleryNames(['house', 'bedroom'])).toEqual([]);
  expect(galleryNames(['house', 'photo-1'])).toEqual(['house', 'photo-1']);
});
