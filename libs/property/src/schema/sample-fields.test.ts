import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import bundled from '../../property.json' with { type: 'json' };
import texts from '../../texts.json' with { type: 'json' };
import { sampleFields } from './sample-fields.ts';

const file = JSON.parse(
  readFileSync(
    path.join(import.meta.dirname, '../../../../docs/examples/vermont-cabin/property.json'),
    'utf8',
  ),
) as Record<string, unknown>;
/** With other numbers of rooms than the sample. */
const cabin: Record<string, unknown> = { ...file, sleeps: 4, bedrooms: 3 };

const pathsIn = (different: object) =>
  sampleFields({ ...cabin, ...different }, bundled).map((field) => field.path);

describe('the fields that are still the sample’s', () => {
  it('are none in a house that shares nothing with the sample', () => {
    expect(sampleFields(cabin, bundled)).toEqual([]);
  });

  it('include texts about a couple only where more than two sleep', () => {
    const own = cabin['texts'] as { home: object };
    const forCouples = { texts: { ...own, home: { ...own.home, hero: texts.home.hero } } };
    expect(pathsIn({ ...forCouples, sleeps: 4 })).toContain('texts.home.hero.title');
    expect(pathsIn({ ...forCouples, sleeps: 2 })).not.toContain('texts.home.hero.title');
    // Not even a number, in a draft with faults.
    expect(pathsIn({ ...forCouples, sleeps: { toString: '' } })).toContain('texts.home.hero.title');
  });

  it('include each field of the place, until it is changed or kept', () => {
    const { address } = cabin as { address: object };
    const { town, state, region, postalCode } = bundled.address;
    const place = {
      address: { ...address, town, state, region, postalCode },
      minutesFromCity: bundled.minutesFromCity,
      checkIn: { ...bundled.checkIn, note: 'From 4:00 PM' },
      checkOut: bundled.checkOut,
    };
    const all = ['address.town', 'address.postalCode', 'address.state', 'address.region', 'minutesFromCity'];
    const times = ['checkIn.time', 'checkOut.time'];
    expect(pathsIn(place)).toEqual([...all, ...times]);
    expect(pathsIn({ ...place, keptFromSample: ['media.photos.lost-path'] })).toContain('timeZone');
    const keptFromSample = [state, region, '20', '16:00', bundled.timeZone, 'media.photos.lost-path'];
    expect(pathsIn({ ...place, keptFromSample })).toEqual(['address.town', 'address.postalCode', times[1]]);
  });

  it('include each number of rooms, which is kept for itself', () => {
    const { sleeps, bedrooms, beds } = bundled;
    expect(pathsIn({ sleeps, bedrooms, beds })).toEqual(['sleeps', 'bedrooms', 'beds']);
    const { keptFromSample: others } = cabin as { keptFromSample: string[] };
    const keptFromSample = [...others, `sleeps ${sleeps}`];
    expect(pathsIn({ sleeps, bedrooms, beds, keptFromSample })).toEqual(['bedrooms', 'beds']);
  });

  it('include what the text above the packages claims they save', () => {
    const { home } = cabin['texts'] as { home: { concierge: object } };
    const { packages } = texts.home.concierge;
    const concierge = { ...home.concierge, packages };
    const own = { ...(cabin['texts'] as object), home: { ...home, concierge } };
    expect(pathsIn({ texts: own })).toEqual(['texts.home.concierge.packages']);
  });

  it('leave out the texts about packages and concierge services while the house offers none', () => {
    const textsOf = (services?: []) => ({
      home: { concierge: { ...(services && { services }), packages: texts.home.concierge.packages } },
    });
    const about = ['texts.home.concierge.packages', 'texts.legal.terms.concierge'];
    const asked = (own: object) => pathsIn({ texts: own }).filter((path) => about.includes(path));
    expect(asked(textsOf())).toEqual(about);
    expect(asked(textsOf([]))).toEqual([]);
  });

  it('include each entry of a list until it is changed', () => {
    const [first, second] = bundled.reviews;
    const reviews = [
      first,
      { guests: 'Us', occasion: 'Birthday', text: 'Ours' },
      { ...second, text: 'Ours' },
    ];
    expect(pathsIn({ reviews })).toEqual(['reviews.0.text', 'reviews.0.guests', 'reviews.2.guests']);
  });

  it('leave out texts that the host keeps, wherever they are', () => {
    const list = texts.home.amenities.list.slice(0, 2);
    const home = { ...(cabin['texts'] as { home: object }).home, amenities: { list } };
    const own = { texts: { ...(cabin['texts'] as object), home } };
    const at = (nth: number) => `texts.home.amenities.list.${nth}.label`;
    expect(pathsIn(own)).toEqual(expect.arrayContaining([at(0), at(1)]));
    const kept = pathsIn({ ...own, keptFromSample: [bundled.timeZone, list[1]?.label] });
    expect(kept).toContain(at(0));
    expect(kept).not.toContain(at(1));
  });

  it('include the sample’s amenities among the host’s own, wherever they are in the list', () => {
    const list = [{ icon: 'fire', label: 'A sauna' }, ...texts.home.amenities.list.slice(4, 5)];
    const home = { ...(cabin['texts'] as { home: object }).home, amenities: { list } };
    const left = pathsIn({ texts: { ...(cabin['texts'] as object), home } });
    expect(left).toContain('texts.home.amenities.list.1.label');
    expect(left).not.toContain('texts.home.amenities.list.0.label');
  });

  it('include texts that were left out, because their defaults are shown', () => {
    expect(sampleFields({}, bundled).map((field) => field.path)).toContain('texts.home.intro.blurbs.2.text');
  });

  it('include each line of the guide, except lines that only fill in a fact', () => {
    const rules = bundled.guide.sections.filter(({ topic }) => topic === 'house-rules');
    expect(pathsIn({ guide: { sections: rules } })).toEqual([
      'guide.sections.0.list.2',
      'guide.sections.0.list.3',
    ]);
  });

  it('include neither the weekday page nor its film while the host hides the page', () => {
    const { media: _media, texts: own, ...other } = cabin;
    const { weekdayEscape: _page, ...withoutPage } = own as Record<string, unknown>;
    const draft = (weekdayPage?: boolean) =>
      sampleFields(
        { ...other, texts: withoutPage, policies: { ...(cabin['policies'] as object), weekdayPage } },
        bundled,
      );
    const ofPage = (fields: ReturnType<typeof draft>) =>
      fields.filter(({ section }) => section === 'weekday-page');
    expect(ofPage(draft()).map(({ path: at }) => at)).toEqual(
      expect.arrayContaining([
        'texts.weekdayEscape.page.description',
        'texts.weekdayEscape.relaxation.paragraphs.0',
        'texts.weekdayEscape.freedoms.0.text',
      ]),
    );
    expect(draft(true)).toEqual(draft());
    expect(ofPage(draft(false))).toEqual([]);
    // The sample's film of its hot tub is only on the weekday page.
    expect(draft().map(({ path: at }) => at)).toContain('media.photos.hot-tub');
    expect(draft(false).map(({ path: at }) => at)).not.toContain('media.photos.hot-tub');
    // The fields of other pages stay.
    expect(draft(false).map(({ path: at }) => at)).toContain('media.photos.house');
  });

  it('include each drawing that the site shows, until a photo replaces it or it is kept', () => {
    const { home } = cabin['texts'] as { home: { concierge: object } };
    const services = texts.home.concierge.services.slice(0, 1);
    const own = {
      ...(cabin['texts'] as object),
      home: { ...home, concierge: { ...home.concierge, services } },
    };
    const drawings = (different: object) =>
      pathsIn({ texts: own, ...different }).filter((at) => at.startsWith('media.'));
    const [chef, path] = ['media.photos.private-chef', 'media.photos.lost-path'];
    expect(drawings({ keptFromSample: [] })).toEqual([chef, path]);
    expect(drawings({ keptFromSample: [chef] })).toEqual([path]);
    const media = cabin['media'] as { photos: object };
    expect(
      drawings({ media: { photos: { ...media.photos, 'private-chef': 'a.jpg', 'lost-path': 'b.jpg' } } }),
    ).toEqual([]);
  });

  it('include the pictures of the weekday page only while the site shows that page', () => {
    const policies = cabin['policies'] as object;
    const drawings = (weekdayPage: boolean) =>
      pathsIn({ media: {}, policies: { ...policies, weekdayPage } }).filter((at) => at.startsWith('media.'));
    expect(drawings(true)).toEqual(
      ['house', 'fireplace', 'bedroom', 'hot-tub'].map((place) => `media.photos.${place}`),
    );
    // One of the amenities shows the fireplace, too.
    expect(drawings(false)).toEqual(['media.photos.house', 'media.photos.fireplace']);
  });

  it('leave out a section of the guide that the host keeps, but never the WiFi', () => {
    const sections = bundled.guide.sections.filter(({ topic }) => topic === 'wifi' || topic === 'parking');
    const kept = {
      guide: { sections },
      keptFromSample: [bundled.timeZone, 'guide.sections.parking', 'guide.sections.wifi'],
    };
    const [parking, wifi] = [0, 1].map((at) => (path: string) => path.startsWith(`guide.sections.${at}.`));
    const all = pathsIn({ guide: { sections } });
    expect(all.some((at) => parking?.(at))).toBe(true);
    expect(all.some((at) => wifi?.(at))).toBe(true);
    const left = pathsIn(kept).filter((at) => at.startsWith('guide.'));
    expect(left).toEqual(['guide.sections.1.wifi.network', 'guide.sections.1.wifi.password']);
  });

  it('leave out an entry whose texts were all rewritten, whatever its icon', () => {
    const blurbs = texts.home.intro.blurbs.map(({ icon }) => ({ icon, title: 'Ours', text: 'Ours too' }));
    const { home } = cabin['texts'] as { home: { intro: object } };
    const own = { ...(cabin['texts'] as object), home: { ...home, intro: { ...home.intro, blurbs } } };
    expect(pathsIn({ texts: own })).toEqual([]);
  });

  it('are found in any draft, however wrong', () => {
    const anything = fc.anything({ withNullPrototype: false });
    const draft = fc.record(
      Object.fromEntries([...Object.keys(bundled), 'media'].map((key) => [key, anything])),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(draft, (house) => {
        expect(Array.isArray(sampleFields(house, bundled))).toBe(true);
      }),
    );
  });
});
