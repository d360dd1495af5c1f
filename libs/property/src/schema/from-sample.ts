import { sampleSections, type SampleSection } from '@getaway/contracts/http/house-sections';
import bundled from '../../property.json' with { type: 'json' };
import texts from '../../texts.json' with { type: 'json' };
import { record, valueIn } from './file-values.ts';
import { isRendering } from './media.ts';
import { isInventedHouse } from './property.ts';

type Content = Readonly<Record<string, unknown>>;

/**
 * The sections of a house, in the order of the page Website, that still say or show what is true for the sample house
 * alone: its WiFi, its payment handles, its reviews, drawings of its rooms. Of a list or of a section of the guide, any
 * change makes it the host's own. What fits most houses does not count: colors, rules of money, the privacy policy, texts
 * without a claim about the house. The house may have faults. The sample itself, by its name, has no such section.
 */
export function fromSample(house: Content): SampleSection[] {
  const { name } = house;
  if (typeof name === 'string' && isInventedHouse({ name })) return [];
  return sampleSections.filter((section) => checks[section](house));
}

type Check = (house: Content) => boolean;

const checks: Readonly<Record<SampleSection, Check>> = {
  name: keeps('tagline', 'address.line', 'address.latitude'),
  contact: (house) =>
    keeps('contact.email', 'contact.phone', 'contact.social.url')(house) ||
    keepsEntry('paymentHandles', 'handle')(house),
  home: keeps(
    'texts.home.page.description',
    'texts.home.hero.promise',
    'texts.home.intro.blurbs',
    'texts.home.amenities.scenes',
    'texts.home.amenities.list',
    'texts.home.concierge.services',
  ),
  photos: showsItsDrawings,
  reviews: (house) => keepsEntry('reviews', 'text')(house) || keepsEntry('parentReviews', 'text')(house),
  'weekday-page': (house) =>
    hasWeekdayPage(house) &&
    keeps(
      'texts.weekdayEscape.page.description',
      'texts.weekdayEscape.relaxation.paragraphs',
      'texts.weekdayEscape.freedoms',
    )(house),
  answers: keeps(
    // That only the guests of a booking may visit is true for many houses.
    ...Object.keys(bundled.answers).flatMap((topic) => (topic === 'gatherings' ? [] : [`answers.${topic}`])),
  ),
  guide: keepsGuide,
  terms: keeps('texts.legal.terms.houseRules', 'texts.legal.terms.liability'),
  footer: keeps('texts.frame.notFound.text', 'texts.frame.shared.pictureWords'),
};

function hasWeekdayPage(house: Content): boolean {
  return valueIn(house, ['policies', 'weekdayPage']) !== false;
}

/** Whether one of the fields shows the same as at the sample house. A text that is left out is its default. */
function keeps(...paths: readonly string[]): Check {
  return (house) =>
    paths.some((path) => {
      const shown = shownAt(house, path);
      return shown !== undefined && isSame(shown, shownAt(bundled, path));
    });
}

/** Whether an entry of a list has the same text as one of the sample's. */
function keepsEntry(path: string, key: string): Check {
  const ofSample = entriesAt(bundled, path).map((entry) => entry[key]);
  return (house) => entriesAt(house, path).some((entry) => ofSample.includes(entry[key]));
}

/** Places of the site that show the house itself, whatever its texts say. */
const shownPlaces = ['house', 'fireplace', 'bedroom'];

/** Whether a place that shows the house has a drawing of the sample. The film of the weekday page is of its hot tub. */
function showsItsDrawings(house: Content): boolean {
  const scenes = Object.values(record(shownAt(house, 'texts.home.amenities.scenes')));
  const named = scenes.map((scene) => record(scene)['picture']).filter((name) => isRendering(name));
  const hasFilm = valueIn(house, ['media', 'film']) !== undefined || !hasWeekdayPage(house);
  const places = [...shownPlaces, ...named, ...(hasFilm ? [] : ['hot-tub'])];
  const photos = record(valueIn(house, ['media', 'photos']));
  return places.some((place) => photos[place] === undefined);
}

function keepsGuide(house: Content): boolean {
  const ofSample = entriesAt(bundled, 'guide.sections');
  return entriesAt(house, 'guide.sections').some((section) =>
    ofSample.some(
      (other) =>
        isSame(section, other) ||
        ['network', 'password'].some((key) => isSameText(section, other, ['wifi', key])) ||
        entriesAt(section, 'places').some((place) =>
          entriesAt(other, 'places').some((known) => isSame(place, known)),
        ),
    ),
  );
}

function isSameText(one: unknown, other: unknown, path: readonly string[]): boolean {
  const text = valueIn(one, path);
  return text !== undefined && text === valueIn(other, path);
}

function entriesAt(value: unknown, path: string): Record<string, unknown>[] {
  return Object.values(record(valueIn(value, path.split('.')))).map(record);
}

function shownAt(house: Content, path: string): unknown {
  return valueIn(house, path.split('.')) ?? valueIn({ texts }, path.split('.'));
}

function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

/** As JSON with sorted keys: the database does not keep their order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
