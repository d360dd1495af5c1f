import type { SampleSection } from '@getaway/contracts/http/house-sections';
import texts from '../../texts.json' with { type: 'json' };
import { record, valueIn } from './file-values.ts';
import { isRendering } from './media.ts';

type Content = Readonly<Record<string, unknown>>;

/** A field of a house that has the same content as in the sample house. */
export interface SampleField {
  readonly section: SampleSection;
  /** Dotted. For a photo, it ends with the name of the place that shows it. */
  readonly path: string;
  /** Whether the content fits many houses, such as 'Private parking'. */
  readonly fitsMany: boolean;
}

/**
 * The fields and list entries of a house that are still the same as in the sample. A text that is left out counts as its
 * default. Works on a house with faults. A house with the sample's name is the sample, and has no such fields. The sample is
 * an argument because no bundle may contain its guide.
 */
export function sampleFields(house: Content, sample: Content): SampleField[] {
  if (isSample(house, sample)) return [];
  const fields = [
    ...singlesOf(sample).flatMap(({ section, paths, fitsMany }) =>
      paths.filter((path) => isSampleAt(house, path, sample)).map((path) => ({ section, path, fitsMany })),
    ),
    ...lists.flatMap((list) => entriesFromSample(house, list, sample)),
    ...drawingsShown(house).map(({ place, fitsMany }) => ({
      section: 'photos' as const,
      path: `${photosPath}${place}`,
      fitsMany,
    })),
    ...entriesAt(house, 'guide.sections').flatMap((section, at) => guideFields(section, at, sample)),
  ];
  const kept = new Set(Object.values(record(house['keptFromSample'])));
  return fields.filter(
    ({ section, path }) =>
      (section !== 'weekday-page' || hasWeekdayPage(house)) &&
      (!ofConcierge.includes(path) || offersConcierge(house)) &&
      (!ofCouples.includes(path) || !isForTwo(house)) &&
      (path !== largePictureWords || !describesLargePicture(house)) &&
      !kept.has(keptText(house, path)),
  );
}

/** Guests see these only where the house offers concierge services. */
const ofConcierge = ['texts.home.concierge.packages', 'texts.legal.terms.concierge'];

/** Only said where the photo at the top of the home page has no description. */
const largePictureWords = 'texts.frame.shared.pictureWords';

/** These speak of two people, so nobody has to look at them where only two sleep. */
const ofCouples = [
  'texts.home.page.title',
  'texts.home.hero.title',
  'texts.home.intro.title',
  'texts.home.intro.lead',
];

const photosPath = 'media.photos.';
const ofGuide = /^guide\.sections\.(\d+)\.(?!wifi\.)/;

/**
 * What `keptFromSample` has of a field that stays: its text, or its number as text; the number of rooms with what it counts,
 * since others are the same number, and a switch with what it switches. A drawing is kept by its path, and a
 * section of the guide by its topic, because the lines of the guide are secret. Undefined for what no house shares with the
 * sample, such as its WiFi.
 */
export function keptText(house: Content, path: string): string | undefined {
  if (path.startsWith(photosPath)) return path;
  const [, section] = ofGuide.exec(path) ?? [];
  if (section !== undefined) {
    const topic = valueIn(house, ['guide', 'sections', section, 'topic']);
    return typeof topic === 'string' ? `guide.sections.${topic}` : undefined;
  }
  if (path.startsWith('guide.')) return undefined;
  const shown = shownAt(house, path);
  if (typeof shown === 'number') return rooms.includes(path) ? `${path} ${shown}` : String(shown);
  if (typeof shown === 'boolean') return `${path} ${String(shown)}`;
  return typeof shown === 'string' ? shown : undefined;
}

function hasWeekdayPage(house: Content): boolean {
  return valueIn(house, ['policies', 'weekdayPage']) !== false;
}

function describesLargePicture(house: Content): boolean {
  return Boolean(valueIn(house, ['media', 'photos', 'house', 'alt']));
}

function isForTwo(house: Content): boolean {
  const sleeps = valueIn(house, ['sleeps']);
  return typeof sleeps === 'number' && sleeps <= 2;
}

function offersConcierge(house: Content): boolean {
  return Object.keys(record(shownAt(house, 'texts.home.concierge.services'))).length > 0;
}

/** Whether a house is the sample, which it is as long as it has the sample's name. */
export function isSample(house: Content, sample: Content): boolean {
  return house['name'] === sample['name'];
}

const rooms = ['sleeps', 'bedrooms', 'beds', 'bathrooms'];

interface Singles {
  readonly section: SampleSection;
  readonly paths: readonly string[];
  readonly fitsMany: boolean;
}

const singlesOf = (sample: Content): readonly Singles[] => [
  {
    section: 'name',
    paths: [
      ...['tagline', 'address.line', 'address.latitude', 'address.longitude'],
      ...['address.town', 'address.postalCode', 'address.state', 'address.region', 'minutesFromCity'],
    ],
    fitsMany: false,
  },
  {
    section: 'name',
    paths: [
      'timeZone',
      'checkIn.note',
      'checkIn.time',
      'checkOut.time',
      'policies.dayGuests',
      ...rooms,
      'texts.frame.mails.parking',
    ],
    fitsMany: true,
  },
  { section: 'contact', paths: ['contact.email', 'contact.phone', 'contact.social.url'], fitsMany: false },
  {
    section: 'home',
    paths: [
      ...['texts.home.page.description', 'texts.home.hero.promise', 'texts.home.concierge.packages'],
      ...ofCouples,
    ],
    fitsMany: false,
  },
  { section: 'weekday-page', paths: ['texts.weekdayEscape.page.description'], fitsMany: false },
  {
    section: 'answers',
    // Many houses have the sample's rule that only booked guests may visit.
    paths: Object.keys(record(sample['answers'])).flatMap((topic) =>
      topic === 'gatherings' ? [] : [`answers.${topic}`],
    ),
    fitsMany: false,
  },
  { section: 'terms', paths: ['texts.legal.terms.liability'], fitsMany: false },
  { section: 'terms', paths: ['texts.legal.terms.concierge'], fitsMany: true },
  {
    section: 'footer',
    paths: ['texts.frame.notFound.text', largePictureWords],
    fitsMany: false,
  },
];

interface SampleList {
  readonly section: SampleSection;
  readonly path: string;
  /** The first key is specific to the sample; the others fit many houses. Empty if an entry is the text itself. */
  readonly keys: readonly string[];
  readonly fitsMany?: boolean;
}

const pictured = ['text', 'title'];

const lists: readonly SampleList[] = [
  { section: 'contact', path: 'paymentHandles', keys: ['handle'] },
  { section: 'home', path: 'texts.home.intro.blurbs', keys: pictured },
  { section: 'home', path: 'texts.home.amenities.scenes', keys: pictured },
  { section: 'home', path: 'texts.home.amenities.list', keys: ['label'], fitsMany: true },
  { section: 'home', path: 'texts.home.concierge.services', keys: pictured },
  { section: 'reviews', path: 'reviews', keys: ['text', 'guests'] },
  { section: 'reviews', path: 'parentReviews', keys: ['text', 'guests'] },
  { section: 'weekday-page', path: 'texts.weekdayEscape.relaxation.paragraphs', keys: [''] },
  { section: 'weekday-page', path: 'texts.weekdayEscape.freedoms', keys: pictured },
  { section: 'terms', path: 'texts.legal.terms.houseRules', keys: [''] },
];

/** Rules that mention nothing specific to the sample. Most houses have them. */
const commonRules = texts.legal.terms.houseRules.filter((rule) => !/hot tub|fire pit/.test(rule));

function entriesFromSample(
  house: Content,
  { section, path, keys, fitsMany }: SampleList,
  sample: Content,
): SampleField[] {
  const listOf = (content: Content): unknown[] => Object.values(record(shownAt(content, path)));
  const said = (entry: unknown, key: string): unknown => (key === '' ? entry : record(entry)[key]);
  return listOf(house).flatMap((entry, at) =>
    keys.flatMap((key, rank) => {
      const text = said(entry, key);
      const isSample =
        typeof text === 'string' &&
        !commonRules.includes(text) &&
        listOf(sample).some((other) => said(other, key) === text);
      const field = [path, at, ...(key === '' ? [] : [key])].join('.');
      return isSample ? [{ section, path: field, fitsMany: fitsMany === true || rank > 0 }] : [];
    }),
  );
}

interface Drawing {
  readonly place: string;
  /** Whether the drawing claims nothing about the house. */
  readonly fitsMany: boolean;
}

/** The drawings of the sample that the site shows for lack of a photo. The sample's film shows its hot tub. */
function drawingsShown(house: Content): Drawing[] {
  const isOnWeekdays = hasWeekdayPage(house);
  const hasFilm = valueIn(house, ['media', 'film']) !== undefined;
  const places = [
    ...['house', ...picturesOf(house, 'texts.home.amenities.scenes')],
    ...(isOnWeekdays ? ['fireplace', 'bedroom', ...(hasFilm ? [] : ['hot-tub'])] : []),
  ];
  const others = [
    ...picturesOf(house, 'texts.home.concierge.services'),
    ...(isOnWeekdays ? picturesOf(house, 'texts.weekdayEscape.freedoms') : []),
    'lost-path',
  ];
  const photos = record(valueIn(house, ['media', 'photos']));
  return [...new Set([...places, ...others])]
    .filter((place) => photos[place] === undefined)
    .map((place) => ({ place, fitsMany: !places.includes(place) }));
}

/** The drawings that the entries of a list choose. */
function picturesOf(house: Content, list: string): string[] {
  return Object.values(record(shownAt(house, list)))
    .map((entry) => record(entry)['picture'])
    .filter((name) => isRendering(name));
}

const guideTexts = ['text', 'steps', 'list'] as const;

/** A line such as '{houseRules}' only repeats the house's own fields. */
const isFilledIn = /^\s*\{\w+\}\s*$/;

/** The sample's lines, WiFi, places, and picture in a section of the guide. */
function guideFields(section: Record<string, unknown>, at: number, sample: Content): SampleField[] {
  const ofSample = entriesAt(sample, 'guide.sections');
  const path = `guide.sections.${at}`;
  const linesOf = (one: Record<string, unknown>) =>
    guideTexts.flatMap((key) =>
      Object.values(record(one[key])).map((line, nth) => ({ path: `${path}.${key}.${nth}`, line })),
    );
  const known = new Set(ofSample.flatMap((other) => linesOf(other).map(({ line }) => line)));
  const own = linesOf(section).filter(({ line }) => typeof line !== 'string' || !isFilledIn.test(line));
  const left = own.filter(({ line }) => known.has(line));
  // A few common lines don't make a host's own section one of the sample's.
  const isMostlySample = left.length * 2 > own.length;
  const single = (key: string): unknown => valueIn(section, key.split('.'));
  const facts = ['wifi.network', 'wifi.password', 'picture.file'].filter((key) =>
    ofSample.some((other) => single(key) !== undefined && single(key) === valueIn(other, key.split('.'))),
  );
  const places = entriesAt(section, 'places').flatMap((place, nth) =>
    ofSample.some((other) =>
      entriesAt(other, 'places').some(
        (known) => known['name'] === place['name'] && known['distance'] === place['distance'],
      ),
    )
      ? [`places.${nth}.name`]
      : [],
  );
  return [
    ...left.map((line) => ({ section: 'guide' as const, path: line.path, fitsMany: !isMostlySample })),
    ...[...facts, ...places].map((key) => ({
      section: 'guide' as const,
      path: `${path}.${key}`,
      fitsMany: false,
    })),
  ];
}

function isSampleAt(house: Content, path: string, sample: Content): boolean {
  const shown = shownAt(house, path);
  return shown !== undefined && shown === shownAt(sample, path);
}

function entriesAt(value: unknown, path: string): Record<string, unknown>[] {
  return Object.values(record(valueIn(value, path.split('.')))).map(record);
}

function shownAt(house: Content, path: string): unknown {
  return valueIn(house, path.split('.')) ?? valueIn({ texts }, path.split('.'));
}
