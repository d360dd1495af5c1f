import { expect, it } from 'vitest';
import { orderIn, withExchanged, withMoved } from './photo-order.ts';

const photos = { house: 'h.jpg', 'photo-1': 'a.jpg', 'photo-2': 'b.jpg' };

it('moves a photo to where another is in the gallery', () => {
  expect(withMoved({ media: { photos } }, 'house', 'photo-2')).toEqual(['photo-1', 'photo-2', 'house']);
});

it('keeps each photo where it is in the gallery when places are exchanged', () => {
  const media = withExchanged({ media: { photos, logo: 'l.svg' } }, ['photo-1', 'bedroom']);
  expect(media).toEqual({
    logo: 'l.svg',
    photos: { house: 'h.jpg', 'photo-2': 'b.jpg', bedroom: 'a.jpg' },
    gallery: ['house', 'bedroom', 'photo-2'],
  });
  const back = withExchanged({ media }, ['bedroom', 'photo-1']);
  expect(back).toEqual({ logo: 'l.svg', photos });
  expect(orderIn({ media: back })).toEqual(['house', 'photo-1', 'photo-2']);
});
