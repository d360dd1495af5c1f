import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sampleSections } from '@getaway/contracts/http/house-sections';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import bundled from '../../property.json' with { type: 'json' };
import texts from '../../texts.json' with { type: 'json' };
import { fromSample } from './from-sample.ts';
import { sampleFields } from './sample-fields.ts';

const example = (house: string) =>
  JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../../../../docs/examples', house, 'property.json'), 'utf8'),
  ) as Record<string, unknown>;

const cabin = example('vermont-cabin');
const named = { ...bundled, name: 'Cedar Cabin' };

describe('what is left of the sample house', () => {
  it('is every section after only the name was changed', () => {
    expect(fromSample(named)).toEqual(sampleSections);
  });

  it('is nothing while the house is the sample itself', () => {
    expect(fromSample(bundled)).toEqual([]);
  });

  it.each(['vermont-cabin', 'lisbon-loft'])('is nothing of the example %s', (house) => {
    expect(fromSample(example(house))).toEqual([]);
  });

  it.each([
    ['its street', { address: { ...bundled.address, latitude: 1 } }, 'name'],
    ['its phone number', { contact: { email: 'a@b.example', phone: bundled.contact.phone } }, 'contact'],
    [
      'its social link',
      { contact: { email: 'a@b.example', phone: '1', social: bundled.contact.social } },
      'contact',
    ],
    [
      'one of its payment handles',
      { paymentHandles: [{ service: 'Venmo', handle: '@LanternHollow' }] },
      'contact',
    ],
    ['one of its reviews', { reviews: [{ ...bundled.reviews[3], guests: 'Us' }] }, 'reviews'],
    ['a review of its parents', { parentReviews: bundled.parentReviews.slice(1) }, 'reviews'],
    ['one of its answers', { answers: { directions: bundled.answers.directions } }, 'answers'],
    ['a section of its guide', { guide: { sections: bundled.guide.sections.slice(-1) } }, 'guide'],
    [
      'its WiFi in another section',
      {
        guide: {
          sections: [{ topic: 'a', title: 'b', wifi: { network: 'Ours', password: 'two-chairs-one-fire' } }],
        },
      },
      'guide',
    ],
    ['its rules', { texts: { ...(cabin['texts'] as object), legal: {} } }, 'terms'],
    ['no photo of the house', { media: { photos: {} } }, 'photos'],
  ])('is the section with %s', (_what, kept, section) => {
    expect(fromSample({ ...cabin, ...kept })).toEqual([section]);
  });

  it('does not depend on the order of keys, which the database changes', () => {
    const [, parking] = bundled.guide.sections;
    const turned = Object.fromEntries(Object.entries(parking ?? {}).reverse());
    expect(fromSample({ ...cabin, guide: { sections: [turned] } })).toEqual(['guide']);
  });

  it('includes a section of the guide until most of its lines are the host’s own', () => {
    const [parking] = bundled.guide.sections.filter(({ topic }) => topic === 'parking');
    const { picture: _picture, text = [], list = [] } = parking ?? {};
    const section = (...lines: string[]) => ({
      guide: { sections: [{ topic: 'a', title: 'b', list: lines }] },
    });
    expect(fromSample({ ...cabin, ...section(...list, ...text) })).toEqual(['guide']);
    expect(fromSample({ ...cabin, ...section('One', 'Two', ...list) })).toEqual([]);
  });

  it('includes the home page until each of its entries is changed, except amenities that many houses have', () => {
    const { home } = cabin['texts'] as { home: { amenities: object; intro: object } };
    const withHome = (different: object) =>
      fromSample({ ...cabin, texts: { ...(cabin['texts'] as object), home: { ...home, ...different } } });
    const { intro, amenities } = texts.home;
    expect(withHome({ intro: { ...home.intro, blurbs: intro.blurbs.slice(1) } })).toEqual(['home']);
    const parking = amenities.list.filter(({ label }) => label === 'Private parking');
    expect(parking).toHaveLength(1);
    expect(withHome({ amenities: { ...home.amenities, list: parking } })).toEqual([]);
    expect(withHome({ amenities: { ...home.amenities, list: amenities.list } })).toEqual(['home']);
  });

  it('is no text about a picture that has a description of its own', () => {
    const isAsked = (photo: object): boolean =>
      sampleFields({ ...named, media: { photos: { house: photo } } }, bundled).some(
        ({ path }) => path === 'texts.frame.shared.pictureWords',
      );
    expect(isAsked({ file: 'house.jpg' })).toBe(true);
    expect(isAsked({ file: 'house.jpg', alt: 'The cabin in the snow' })).toBe(false);
  });

  it('is no film once the weekday page has a film of its own', () => {
    const { 'hot-tub': _tub, ...photos } = (cabin['media'] as { photos: Record<string, string> }).photos;
    expect(fromSample({ ...cabin, media: { photos } })).toEqual(['photos']);
    const film = { mp4: 'https://films.example/a.mp4', poster: 'photos/house.jpg' };
    expect(fromSample({ ...cabin, media: { photos, film } })).toEqual([]);
  });

  it('is found in a draft with what cannot be written as text', () => {
    const unspeakable = { toString: [] };
    const scenes = [{ picture: unspeakable }];
    const draft = { name: unspeakable, texts: { home: { amenities: { scenes } } } };
    expect(fromSample(draft)).toContain('photos');
  });

  it('is found in any draft, however wrong', () => {
    const anything = fc.anything({ withNullPrototype: false });
    const draft = fc.record(
      Object.fromEntries(['name', ...Object.keys(bundled), 'media'].map((key) => [key, anything])),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(draft, (house) => {
        expect(sampleSections).toEqual(expect.arrayContaining(fromSample(house)));
      }),
    );
  });
});
