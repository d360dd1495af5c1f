import { expect, it } from 'vitest';
import { bundledProperty } from '../schema/property.ts';
import { houseDataOf } from './house-data.ts';

it('has the photos in the order of the gallery', () => {
  const photos = Object.fromEntries(
    ['bedroom', 'photo-1', 'house'].map((name) => [name, { address: `https://photos.example/${name}.jpg` }]),
  );
  const order = (gallery?: string[]): string[] =>
    Object.keys(houseDataOf({ ...bundledProperty, media: { gallery } }, { photos }).media.photos);
  expect(order()).toEqual(['house', 'photo-1', 'bedroom']);
  expect(order(['bedroom', 'house'])).toEqual(['bedroom', 'house', 'photo-1']);
});
