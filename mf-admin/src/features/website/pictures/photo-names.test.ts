import { expect, test } from 'vitest';
import { placeName, suggestedDescription } from './photo-names.ts';

const scenes = [{ picture: 'sauna', title: 'Sauna', text: 'Warm' }];
const own = { texts: { home: { amenities: { scenes } } } };
const hidden = { ...own, policies: { weekdayPage: false } };

test('calls a place by where it is, with the title that the host has given it', () => {
  const sauna = {
    texts: { home: { amenities: { scenes: [{ picture: 'hot-tub', title: 'Barrel sauna', text: 'Hot' }] } } },
  };
  expect(placeName('hot-tub', sauna)).toBe('Amenities › Barrel sauna');
  expect(placeName('hot-tub', own)).toBe('Weekday page › Top');
  expect(placeName('house', sauna)).toBe('Home page › Top');
  expect(placeName('lost-path', own)).toBe('“Not found” page');
});

test('calls a photo of the gallery alone by its number there, also one in a place that guests don’t see', () => {
  const photos = { 'photo-4': 'a.jpg', 'photo-7': 'b.jpg', 'hot-tub': 'c.jpg', chauffeur: 'd.jpg' };
  const content = { ...hidden, media: { photos, gallery: ['hot-tub', 'photo-7'] } };
  expect(['hot-tub', 'photo-7', 'photo-4'].map((name) => placeName(name, content))).toEqual([
    ...['Photo 1', 'Photo 2', 'Photo 3'],
  ]);
  const { 'photo-4': placed, ...others } = photos;
  const after = { ...hidden, media: { photos: { ...others, house: placed } } };
  expect([placeName('photo-7', after), placeName('hot-tub', after)]).toEqual(['Photo 2', 'Photo 3']);
  expect(placeName('photo-4', after), 'one that is gone').toBe('Gallery photo');
});

test('never calls a photo by what the drawing in its place shows', () => {
  const services = { concierge: { services: [] } };
  const texts = { home: { ...own.texts.home, ...services } };
  const photos = { chauffeur: 'd.jpg' };
  expect(placeName('chauffeur', { ...hidden, texts, media: { photos } })).toBe('Unused photo 1');
  expect(placeName('hot-tub', hidden)).toBe('Drawing: hot tub');
});

test('suggests a description only where the texts name what is in the photo', () => {
  const named = { ...own, name: 'Fern Hollow Cabin' };
  expect(suggestedDescription('sauna', named)).toBe('Sauna at Fern Hollow Cabin');
  expect(suggestedDescription('house', named)).toBe('Fern Hollow Cabin');
  for (const name of ['lost-path', 'photo-1', 'hot-tub', 'private-chef'])
    expect(suggestedDescription(name, named)).toBeUndefined();
  expect(suggestedDescription('sauna', own)).toBeUndefined();
});
