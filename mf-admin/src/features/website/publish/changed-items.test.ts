import { expect, test } from 'vitest';
import bundled from '@getaway/property/property.json' with { type: 'json' };
import { withoutSample } from '../sample/without-sample.ts';
import { shownChanges } from './change-words.ts';
import { changedItems } from './changed-items.ts';

const itemsOf = (before: object, after: object) =>
  changedItems(shownChanges({ ...before }, { ...after })).map(
    ({ path, changes }) => `${path.join('.')} ${changes.length}`,
  );
const ann = { guests: 'Ann', occasion: 'Birthday', text: 'Lovely' };
const bo = { guests: 'Bo', occasion: 'Break', text: 'Quiet' };
const cy = { guests: 'Cy', occasion: 'Visit', text: 'Warm' };

test('takes an entry with all that was edited in it as one item', () => {
  expect(
    itemsOf({ reviews: [ann, bo] }, { reviews: [ann, { ...bo, occasion: 'Rest', text: 'Loud' }] }),
  ).toEqual(['reviews.1 2']);
  const section = {
    topic: 'parking',
    title: 'Parking',
    text: ['Left.', 'Right.'],
    list: ['One', 'Two', 'Three'],
  };
  const edited = { ...section, title: 'Cars', text: ['Straight on.'], list: ['Three', 'Four'] };
  expect(itemsOf({ guide: { sections: [section] } }, { guide: { sections: [edited] } })).toHaveLength(1);
});

test('takes each entry that was added, removed, or moved as an item', () => {
  expect(itemsOf({ reviews: [ann, bo] }, { reviews: [cy, bo, ann] })).toEqual(['reviews.0 1', 'reviews.2 1']);
  // The removed entry had the place of one that was edited.
  expect(itemsOf({ reviews: [ann, bo] }, { reviews: [{ ...bo, occasion: 'Rest', text: 'Loud' }] })).toEqual([
    'reviews.0 1',
    'reviews.0 2',
  ]);
});

test('takes a list that was emptied as one item', () => {
  expect(itemsOf({ reviews: [ann, bo] }, { reviews: [] })).toEqual(['reviews 1']);
  expect(itemsOf({ paymentHandles: [ann, bo] }, {})).toEqual(['paymentHandles 1']);
  expect(itemsOf({ reviews: [ann] }, { reviews: [] })).toEqual(['reviews.0 1']);
});

test('takes a photo with all that is about it as one item, also where no photo was merged before', () => {
  const photo = ['media', 'photos', 'bedroom'];
  const about = (key: string) => ({ path: [...photo, key], before: undefined, after: 'x' });
  expect(changedItems([about('alt'), about('focus')])).toMatchObject([{ path: photo }]);
});

test('takes what is filled in or cleared together as one item', () => {
  const social = { label: 'Instagram', url: 'https://example.com' };
  expect(itemsOf({ contact: { social } }, {})).toEqual(['contact.social.label 2']);
  const address = { latitude: 1, longitude: 2 };
  expect(itemsOf({ address: { ...address, line: 'a' } }, { address: { line: 'b' } })).toEqual([
    'address.line 1',
    'address.latitude 2',
  ]);
});

test('keeps fields apart, and all changes', () => {
  const before = { name: 'A', tagline: 'B', answers: { pets: 'No', smoking: 'No' } };
  expect(itemsOf(before, { name: 'C', tagline: 'D' })).toEqual([
    ...['name 1', 'tagline 1', 'answers.pets 1', 'answers.smoking 1'],
  ]);
  const own = { ...bundled, name: 'Cedar Cabin' };
  const changes = shownChanges(bundled, withoutSample(own, bundled));
  expect(changedItems(changes).flatMap((item) => item.changes)).toHaveLength(changes.length);
});

test('counts each section of the guide once, whatever clearing the sample leaves of it', () => {
  const own = { ...bundled, name: 'Cedar Cabin' };
  const ofGuide = itemsOf(own, withoutSample(own, bundled)).filter((item) => item.startsWith('guide.'));
  expect(ofGuide).toHaveLength(bundled.guide.sections.length);
});
