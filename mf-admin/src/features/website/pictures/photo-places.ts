import { galleryNames } from '@getaway/property/gallery';
import { renderingNames } from '@getaway/property/media';
import { inWords } from '../../../format/in-words.ts';
import { isRecord, pathOf, valueAt, type Content } from '../content/content.ts';
import { rememberedLabel } from './file-labels.ts';
import { isMore, photosOf } from './more-photos.ts';
import { photoOf } from './place-photo.ts';
import { shownAt } from '../fields/defaults.ts';

/** Places that show a picture whatever the texts say. */
const fixed: Readonly<Record<string, readonly string[]>> = {
  house: ['Top of the home page', 'Booking page'],
  'lost-path': ['When a page isn’t found'],
};

/** Places that also depend on whether the weekday page is shown. */
const weekday: Readonly<Record<string, readonly string[]>> = {
  'hot-tub': ['Top of the weekday page'],
  fireplace: ['Home page, beside the weekday offer'],
  bedroom: ['Weekday page, beside the first text'],
};

const inGallery = 'Gallery';

/** The lists of texts whose entries choose a picture. */
const amenities = 'texts.home.amenities.scenes';
const choosing = [
  { path: amenities, where: 'Amenities' },
  { path: 'texts.home.concierge.services', where: 'Concierge services' },
] as const;
const choosingOnWeekdays = { path: 'texts.weekdayEscape.freedoms', where: 'Weekday page' } as const;

/** Where the site shows a picture: fixed places, and entries of texts by their titles. Empty if it is not shown. */
export function placesOf(name: string, content: Content): string[] {
  const hasWeekdayPage = shownAt(content, pathOf('policies.weekdayPage')) !== false;
  const choices = hasWeekdayPage ? [...choosing, choosingOnWeekdays] : choosing;
  const chosen = choices.flatMap(({ path, where }) =>
    titlesWith(name, shownAt(content, pathOf(path))).map((title) => `${where}: ${title}`),
  );
  const own = photosOf(valueAt(content, pathOf('media.photos')));
  const gallery = own[name] !== undefined && galleryNames(Object.keys(own)).includes(name) ? [inGallery] : [];
  return [...(fixed[name] ?? []), ...((hasWeekdayPage && weekday[name]) || []), ...chosen, ...gallery];
}

/** Places that are called by where they are: a house may have no such thing. */
const named = ['hot-tub', 'fireplace', 'lost-path'];

/**
 * What a place for a photo is called: in a host's own texts by the title beside it, because a house with a sauna has no 'Hot
 * tub'; where no text chooses it, by where it is; otherwise as the site calls it. A photo of the gallery also has the name of
 * its file.
 */
export function placeName(name: string, content: Content): string {
  const own = choosing.flatMap(({ path }) => titlesWith(name, valueAt(content, pathOf(path))));
  const title = own.find((text) => text.trim() !== '');
  if (title !== undefined) return title;
  const isChosen = choosing.some(({ path }) => titlesWith(name, shownAt(content, pathOf(path))).length > 0);
  const [place] = isChosen || !named.includes(name) ? [] : placesOf(name, content);
  const photo = photoOf(valueAt(content, ['media', 'photos', name]));
  const file = isMore(name) ? rememberedLabel(photo?.file) : undefined;
  return place ?? (file === undefined ? inWords(name) : `${inWords(name)} (${file})`);
}

/**
 * A description to begin with, for a photo in a place that the host's texts name: 'Sauna at Fern Hollow Cabin'. Undefined where
 * no name says what a photo shows, such as in the gallery.
 */
export function suggestedDescription(name: string, content: Content): string | undefined {
  const house = valueAt(content, ['name']);
  if (typeof house !== 'string' || house.trim() === '') return undefined;
  if (name === 'house') return house.trim();
  const titles = titlesWith(name, shownAt(content, pathOf(amenities)));
  const title = titles.find((text) => text.trim() !== '')?.trim();
  return title && `${title} at ${house.trim()}`;
}

/** Whether the site shows a place apart from the gallery, which has every photo. */
export function isPlaceShown(name: string, content: Content): boolean {
  return placesOf(name, content).some((place) => place !== inGallery);
}

/** The titles of the entries that choose a picture. */
function titlesWith(name: string, entries: unknown): string[] {
  return (Array.isArray(entries) ? (entries as readonly unknown[]) : [])
    .filter((entry) => isRecord(entry) && entry['picture'] === name)
    .map((entry) => valueAt(entry, ['title']))
    .filter((title) => typeof title === 'string');
}

/** All pictures by name: the house, photos of the host's own names, then the site's places; what it doesn't show is last. */
export function photosInOrder(own: readonly string[], content: Content): string[] {
  const [house, ...others] = renderingNames;
  const more = own.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const names = [house, ...more, ...others];
  const isShown = (name: string): boolean => placesOf(name, content).length > 0;
  return [...names.filter(isShown), ...names.filter((name) => !isShown(name))];
}
