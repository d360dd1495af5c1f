import { expect, test } from 'vitest';
import { besideGallery, drawnPlaces, galleryIn, placesOf, shownPlaces } from './photo-places.ts';

const scenes = [{ picture: 'sauna', title: 'Sauna', text: 'Warm' }];
const own = { texts: { home: { amenities: { scenes } } } };

test('names the places of a picture by page or section, and by the titles of the entries that choose it', () => {
  expect(placesOf('house', {}).slice(0, 2)).toEqual(['Home page › Top', 'Booking page']);
  expect(placesOf('hot-tub', {})).toEqual(['Amenities › Hot tub for two', 'Weekday page › Top']);
  expect(placesOf('private-chef', {})).toEqual([
    'Concierge services › Private chef, five courses',
    'Weekday page › Private Chef',
  ]);
  expect(placesOf('fireplace', {})[0]).toBe('Home page › Weekday offer');
  expect(placesOf('sauna', own)).toEqual(['Amenities › Sauna']);
  expect(placesOf('movie-room', own)).toEqual([]);
  const untitled = { texts: { home: { amenities: { scenes: [{ picture: 'sauna', title: ' ' }] } } } };
  expect(placesOf('sauna', untitled)).toEqual(['Amenities › Amenity 1']);
});

test('names no place on a weekday page that is hidden', () => {
  const hidden = { policies: { weekdayPage: false } };
  expect(placesOf('hot-tub', hidden)).toEqual(['Amenities › Hot tub for two']);
  expect(placesOf('bedroom', hidden)).toEqual([]);
  expect(placesOf('private-chef', hidden)).toEqual(['Concierge services › Private chef, five courses']);
});

test('lists places in the order of the pages', () => {
  const names = shownPlaces({}).map((name) => placesOf(name, {})[0]);
  expect(names.slice(0, 2)).toEqual(['Home page › Top', 'Amenities › Hot tub for two']);
  expect(names.slice(-4)).toEqual([
    'Concierge services › Luxury transportation',
    'Home page › Weekday offer',
    'Weekday page › Reasons to come',
    '“Not found” page',
  ]);
});

test('lists a drawing only where guests see it', () => {
  const photos = { house: 'a.jpg', 'photo-1': 'b.jpg' };
  const drawn = drawnPlaces({ ...own, media: { photos }, policies: { weekdayPage: false } });
  expect(drawn).toEqual(['private-chef', 'couples-massage', 'chauffeur', 'lost-path']);
});

test('divides the photos into those of the gallery, in its order, and all others', () => {
  const photos = { house: 'a.jpg', 'photo-1': 'b.jpg', 'private-chef': 'c.jpg', bedroom: 'd.jpg' };
  const content = { media: { photos, gallery: ['bedroom', 'photo-1'] } };
  expect(galleryIn(content)).toEqual(['bedroom', 'photo-1', 'house']);
  expect(besideGallery(content)).toEqual(['private-chef']);
  const few = { media: { photos: { house: 'a.jpg', bedroom: 'd.jpg' } } };
  expect([galleryIn(few), besideGallery(few)]).toEqual([[], ['house', 'bedroom']]);
});
