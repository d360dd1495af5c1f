import { expect, it } from 'vitest';
import { nextName, swapped } from './more-photos.ts';

const photos = { 'photo-10': 'j.jpg', 'photo-9': 'i.jpg', house: { file: 'h.jpg', alt: 'The house' } };

it('names one more photo after all others', () => {
  expect(nextName(Object.keys(photos))).toBe('photo-11');
  expect(nextName(['house'])).toBe('photo-1');
});

it('lets photos change places, also with a place that has none', () => {
  expect(swapped(photos, ['photo-9', 'photo-10'])).toEqual({
    ...photos,
    ...{ 'photo-9': 'j.jpg', 'photo-10': 'i.jpg' },
  });
  const moved = swapped(photos, ['photo-9', 'bedroom']);
  expect(moved).toEqual({ 'photo-10': 'j.jpg', house: photos.house, bedroom: 'i.jpg' });
});
