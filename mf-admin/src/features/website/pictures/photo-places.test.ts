import { expect, test } from 'vitest';
import { isPlaceShown, photosInOrder, placeName, placesOf, suggestedDescription } from './photo-places.ts';

const scenes = [{ picture: 'sauna', title: 'Sauna', text: 'Warm' }];
const own = { texts: { home: { amenities: { scenes } } } };

test('says where a picture is shown, by the titles of the entries that choose it', () => {
  expect(placesOf('house', {})).toEqual(['Top of the home page', 'Booking page']);
  expect(placesOf('hot-tub', {})).toEqual(['Top of the weekday page', 'Amenities: Hot tub for two']);
  expect(placesOf('private-chef', {})).toEqual([
    'Concierge services: Private chef, five courses',
    'Weekday page: Private Chef',
  ]);
  expect(placesOf('sauna', own)).toEqual(['Amenities: Sauna']);
  expect(placesOf('movie-room', own)).toEqual([]);
});

test('names no place on a weekday page that is hidden', () => {
  const hidden = { policies: { weekdayPage: false } };
  expect(placesOf('hot-tub', hidden)).toEqual(['Amenities: Hot tub for two']);
  expect(placesOf('bedroom', hidden)).toEqual([]);
  expect(placesOf('private-chef', hidden)).toEqual(['Concierge services: Private chef, five courses']);
});

test('begins with the house, and ends with what is not shown', () => {
  const order = photosInOrder(['sauna'], own);
  expect(order[0]).toBe('house');
  expect(order.slice(-3)).toEqual(['fire-pit', 'movie-room', 'dining']);
  expect(order).toHaveLength(13);
});

test('calls a place by the title that the host has given it', () => {
  const sauna = {
    texts: { home: { amenities: { scenes: [{ picture: 'hot-tub', title: 'Barrel sauna', text: 'Hot' }] } } },
  };
  expect(placeName('hot-tub', sauna)).toBe('Barrel sauna');
  expect(placeName('hot-tub', {})).toBe('Hot tub');
  expect(placeName('house', sauna)).toBe('House');
});

test('suggests a description only where the texts name what is in the photo', () => {
  const named = { ...own, name: 'Fern Hollow Cabin' };
  expect(suggestedDescription('sauna', named)).toBe('Sauna at Fern Hollow Cabin');
  expect(suggestedDescription('house', named)).toBe('Fern Hollow Cabin');
  for (const name of ['lost-path', 'photo-1', 'hot-tub', 'private-chef'])
    expect(suggestedDescription(name, named)).toBeUndefined();
  expect(suggestedDescription('sauna', own)).toBeUndefined();
});

test('calls a place that no text chooses by where it is shown, and offers it only then', () => {
  expect(placeName('hot-tub', own)).toBe('Top of the weekday page');
  expect(placeName('lost-path', own)).toBe('When a page isn’t found');
  expect(isPlaceShown('hot-tub', own)).toBe(true);
  const hidden = { ...own, policies: { weekdayPage: false } };
  expect(placeName('hot-tub', hidden)).toBe('Hot tub');
  expect(isPlaceShown('hot-tub', hidden)).toBe(false);
  const photos = { 'hot-tub': 'a.jpg', 'photo-1': 'b.jpg' };
  expect(isPlaceShown('hot-tub', { ...hidden, media: { photos } })).toBe(false);
});
