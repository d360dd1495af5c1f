import { expect, it } from 'vitest';
import { photoOrder } from './photo-order.ts';

const own = ['photo-10', 'lost-path', 'bedroom', 'photo-9', 'house'];

it('begins with the house, and has the photos beyond the places of the site before the other places', () => {
  expect(photoOrder(own)).toEqual(['house', 'photo-9', 'photo-10', 'bedroom', 'lost-path']);
});

it('has the order that the host has chosen, and what was added since at its end', () => {
  expect(photoOrder(own, ['bedroom', 'photo-8', 'photo-10', 'bedroom', 'house'])).toEqual([
    ...['bedroom', 'photo-10', 'house'],
    ...['photo-9', 'lost-path'],
  ]);
});
