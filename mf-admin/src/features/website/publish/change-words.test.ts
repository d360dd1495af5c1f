import { expect, test } from 'vitest';
import texts from '@getaway/property/texts.json' with { type: 'json' };
import {
  changeInWords,
  changesByPart,
  fieldInWords,
  shownChanges,
  whereInPart,
  whereOf,
} from './change-words.ts';
import { valueInWords } from './value-words.ts';

test('counts the texts that are kept from the sample', () => {
  const kept = (...texts: string[]) => ({ name: 'Cedar Cabin', keptFromSample: texts });
  const [change, ...more] = shownChanges({ name: 'Cedar Cabin' }, kept('One.', 'Two.'));
  expect(more).toEqual([]);
  expect(change && [whereOf(change), changeInWords(change)]).toEqual([
    'Kept from the sample',
    { kind: 'kept', count: 2 },
  ]);
  expect(shownChanges(kept('One.'), kept('One.'))).toEqual([]);
});

test('groups changes by the part of the editor, with switches in plain words', () => {
  const before = { name: 'Lake House', texts: { home: { hero: { title: 'Old' } } } };
  const after = {
    name: 'Cedar Cabin',
    tagline: 'By the lake',
    texts: { home: { hero: { title: 'New' } } },
    policies: { weekdayPage: false, flexibleCheckIn: false },
    keptFromSample: ['One.'],
  };
  const groups = changesByPart(shownChanges(before, after));
  expect(
    groups.map(({ title, changes }) => [title, ...changes.map((change) => whereInPart(change))]),
  ).toEqual([
    ['Name & Place', 'Name › Name of the house', 'Name › Tagline', 'Check-in and check-out › Check-in'],
    ['Home Page', 'At the top › Headline'],
    ['Weekday Page', 'The page'],
    ['Other settings', 'Kept from the sample'],
  ]);
  const words = groups.flatMap(({ changes }) => changes.map(changeInWords));
  expect(words).toContainEqual({ kind: 'replaced', before: 'shown', after: 'hidden' });
  expect(words).toContainEqual({ kind: 'replaced', before: 'flexible', after: 'at a fixed time' });
});

test('names a text that goes back to its default with the default', () => {
  const [change] = shownChanges({ texts: { home: { hero: { title: 'Our place' } } } }, {});
  expect(change && fieldInWords(change.path)).toBe('Home Page › At the top › Headline');
  expect(change && changeInWords(change)).toEqual({
    kind: 'replaced',
    before: 'Our place',
    after: texts.home.hero.title,
  });
});

test('finds no change in a default that was only written down', () => {
  const { houseRules } = texts.legal.terms;
  expect(shownChanges({}, { texts: { legal: { terms: { houseRules } } } })).toEqual([]);
});

test('names each entry that was added to a list, removed from it, or moved within it', () => {
  const rules = (houseRules: string[]) => ({ texts: { legal: { terms: { houseRules } } } });
  const words = (before: string[], after: string[]) =>
    shownChanges(rules(before), rules(after)).map(changeInWords);
  expect(words(['No shoes', 'No smoke'], ['No smoke', 'No noise', 'No pets'])).toEqual([
    { kind: 'removed', entry: 'No shoes' },
    { kind: 'added', entry: 'No noise' },
    { kind: 'added', entry: 'No pets' },
  ]);
  expect(words(['No shoes', 'No smoke'], ['No smoke', 'No shoes'])).toEqual([
    { kind: 'moved', entry: 'No shoes', place: 2 },
  ]);
  expect(words(['No shoes', 'No smoke'], ['No shoes', 'No pets'])).toEqual([
    { kind: 'replaced', before: 'No smoke', after: 'No pets' },
  ]);
});

test('names one removal and one addition in a long list once each, under the name of the list', () => {
  const rules = Array.from({ length: 12 }, (_, at) => `Rule number ${at + 1}`);
  const content = (houseRules: string[]) => ({ texts: { legal: { terms: { houseRules } } } });
  const changes = shownChanges(content(rules), content([...rules.slice(1), 'Be kind']));
  expect(changes.map(changeInWords)).toEqual([
    { kind: 'removed', entry: 'Rule number 1' },
    { kind: 'added', entry: 'Be kind' },
  ]);
  expect(changes.map((change) => whereOf(change))).toEqual([
    'House Rules & Terms › House rules',
    'House Rules & Terms › House rules',
  ]);
});

test('reads groups as the texts in them, and what is gone as empty', () => {
  expect(valueInWords({ guests: 'Ann', text: 'Lovely', stars: 5 })).toBe('Ann · Lovely · 5');
  expect(valueInWords(undefined)).toBe('empty');
  expect(valueInWords('x'.repeat(400))).toHaveLength(301);
});

test('names a photo by its place', () => {
  expect(fieldInWords(['media', 'photos', 'bedroom'])).toBe(
    'Photos › Pictures of the site › Photos › Weekday page › Reasons to come',
  );
  expect(fieldInWords(['media', 'photos', 'hot-tub', 'alt'])).toBe(
    'Photos › Pictures of the site › Photos › Amenities › Hot tub for two › Description',
  );
  expect(fieldInWords(['surprise', 'deep', 0])).toBe('Surprise › Deep › 1');
});

test('names another order of the photos once, and none where a photo only got a place', () => {
  const photos = { 'photo-1': 'a.jpg', 'photo-2': 'b.jpg', 'photo-3': 'c.jpg' };
  const ordered = { media: { photos, gallery: ['photo-2', 'photo-1', 'photo-3'] } };
  const [change, ...more] = shownChanges({ media: { photos } }, ordered);
  expect(more).toEqual([]);
  expect(change && [whereInPart(change), changeInWords(change)]).toEqual([
    'Pictures of the site › Order of the gallery',
    { kind: 'replaced', before: 'the usual order', after: 'your order' },
  ]);
  const { 'photo-1': moved, ...others } = photos;
  const placed = { media: { photos: { ...others, bedroom: moved }, gallery: ['photo-2', 'bedroom'] } };
  expect(shownChanges(ordered, placed).map(({ path }) => path.at(-1))).toEqual(['photo-1', 'bedroom']);
});

test('lists changes in the order of the editor, and what no field edits last', () => {
  const before = { reviews: [{ guests: 'Ann', occasion: 'A', text: 'One' }] };
  const after = {
    surprise: 'x',
    guide: { sections: [{ title: 'Parking' }] },
    reviews: [{ text: 'Two', occasion: 'B', guests: 'Bea' }],
    beds: 3,
    texts: { home: { intro: { title: 'Come in' }, hero: { promise: 'Quiet', title: 'Ours' } } },
    name: 'Cedar Cabin',
  };
  expect(shownChanges(before, after).map(({ path }) => path.join('.'))).toEqual([
    'name',
    'beds',
    'texts.home.hero.title',
    'texts.home.hero.promise',
    'texts.home.intro.title',
    'reviews.0.guests',
    'reviews.0.occasion',
    'reviews.0.text',
    'guide.sections.0',
    'surprise',
  ]);
});

const words = (before: object, after: object) =>
  shownChanges({ ...before }, { ...after }).map((change) => {
    const said = changeInWords(change);
    return said.kind === 'replaced' ? `${said.before} → ${said.after}` : JSON.stringify(said);
  });
const [file, other] = [`uploads/${'a1'.repeat(16)}.webp`, `uploads/${'b2'.repeat(16)}.webp`];
const photos = (bedroom?: unknown) => (bedroom === undefined ? {} : { media: { photos: { bedroom } } });

test('names a photo once, and by what it shows', () => {
  const described = { file, alt: 'The bed', focus: { x: 30, y: 60 } };
  const inView = 'your photo: The bed (in view: 30% from the left, 60% from the top)';
  expect(words(photos(), photos(described))).toEqual([`the drawing that comes with the site → ${inView}`]);
  expect(words(photos(described), photos(file))).toEqual([`${inView} → your photo`]);
  expect(words(photos(file), photos(other))).toEqual(['your photo → another photo']);
  expect(words(photos(file), photos())).toEqual(['your photo → the drawing that comes with the site']);
  expect(words({}, { media: { logo: file } })).toEqual(['none → your picture']);
  expect(words({ media: { logo: file } }, { media: { logo: other } })).toEqual([
    'your picture → another picture',
  ]);
});

test('reads times, dates, and names as people do', () => {
  expect(words({ checkIn: { time: '16:00' } }, { checkIn: { time: '15:30' } })).toEqual([
    '4:00 PM → 3:30 PM',
  ]);
  expect(
    words({ policies: { lastUpdated: '2025-09-07' } }, { policies: { lastUpdated: '2026-11-01' } }),
  ).toEqual(['Sep 7, 2025 → Nov 1, 2026']);
  const notice = (refundNoticeHours: number) => ({ policies: { money: { refundNoticeHours } } });
  expect(words(notice(48), notice(336))).toEqual(['48 hours → 14 days']);
  const scenes = (list: object[]) => ({ texts: { home: { amenities: { scenes: list } } } });
  const sauna = { picture: 'hot-tub', title: 'Sauna', text: 'Warm' };
  expect(words(scenes([sauna]), scenes([{ ...sauna, picture: 'spa-bath' }]))).toEqual(['Hot tub → Spa bath']);
  expect(words(scenes([sauna]), scenes([sauna, { ...sauna, title: 'Dock' }]))).toEqual([
    '{"kind":"added","entry":"Dock · Warm"}',
  ]);
});

test('calls nothing a drawing where the site comes with none', () => {
  const gallery = { media: { photos: { 'photo-7': 'uploads/a.webp' } } };
  expect(shownChanges({}, gallery).map(changeInWords)).toEqual([
    { kind: 'replaced', before: 'none', after: 'your photo' },
  ]);
});

test('says that a list was emptied, with the names of what was in it', () => {
  const reviews = ['Ann', 'Bo', 'Cy'].map((guests) => ({ guests, occasion: 'Break', text: 'Lovely' }));
  const said = (before: object, after: object) =>
    shownChanges({ ...before }, { ...after }).map(changeInWords);
  expect(said({ reviews }, { reviews: [] })).toEqual([
    { kind: 'emptied', what: 'all 3 reviews', names: ['Ann', 'Bo', 'Cy'] },
  ]);
  const handles = { paymentHandles: [{ service: 'Venmo' }, { service: 'PayPal' }] };
  expect(said(handles, {})).toEqual([{ kind: 'emptied', what: 'both services', names: ['Venmo', 'PayPal'] }]);
  const rules = (houseRules: string[]) => ({ texts: { legal: { terms: { houseRules } } } });
  const long = `No shoes on the ${'very '.repeat(20)}soft rug.`;
  const [change] = said(rules(['No smoke.', long]), rules([]));
  expect(change).toMatchObject({
    what: 'both rules',
    names: ['No smoke.', expect.stringMatching(/^No .{50,60}…$/)],
  });
  expect(said({ reviews: reviews.slice(0, 1) }, {})).toMatchObject([{ kind: 'removed' }]);
  const amenities = (list: object[]) => ({ texts: { home: { amenities: { list } } } });
  expect(said(amenities([{ label: 'Sauna' }, { label: 'Dock' }]), amenities([]))).toMatchObject([
    { what: 'both amenities' },
  ]);
});
