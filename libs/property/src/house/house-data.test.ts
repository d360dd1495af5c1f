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

it('describes the large picture once: by the words of its photo, where there are some', () => {
  const said = (alt?: string): string => {
    const house = { file: 'https://photos.example/a.jpg', ...(alt !== undefined && { alt }) };
    const { facts } = houseDataOf({ ...bundledProperty, media: { photos: { house } } }, { photos: {} });
    return facts.frameTexts.shared.pictureWords;
  };
  expect(said('The cabin from the lake')).toBe('The cabin from the lake');
  for (const none of [undefined, ''])
    expect(said(none)).toBe(bundledProperty.texts.frame.shared.pictureWords);
});

it('leaves out the texts of what the home page doesn’t show', () => {
  const { texts, policies } = bundledProperty;
  const concierge = { ...texts.home.concierge, services: [] };
  const bare = {
    ...bundledProperty,
    texts: { ...texts, home: { ...texts.home, concierge } },
    policies: { ...policies, weekdayPage: false },
  };
  const homeOf = (house: typeof bundledProperty): string =>
    JSON.stringify(houseDataOf(house, { photos: {} }).home);
  const { title, lead } = texts.home.concierge;
  for (const text of [title, lead, texts.home.weekdays.title, texts.home.weekdays.text]) {
    expect(homeOf(bundledProperty)).toContain(text);
    expect(homeOf(bare)).not.toContain(text);
  }
});
