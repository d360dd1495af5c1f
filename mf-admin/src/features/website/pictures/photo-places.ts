import { galleryNames } from '@getaway/property/gallery';
import { renderingNames } from '@getaway/property/media';
import { isRecord, pathOf, valueAt, type Content, type Path } from '../content/content.ts';
import { shownAt } from '../fields/defaults.ts';
import { photosOf } from './more-photos.ts';
import { orderIn } from './photo-order.ts';

/** Places that show a picture whatever the texts say. */
const fixed: Readonly<Record<string, readonly string[]>> = {
  house: ['Home page › Top', 'Booking page', 'Page of a stay', 'Links that people share'],
  'lost-path': ['“Not found” page'],
};

/** Whether a photo is the one at the top of the home page, where every screen crops it to its own shape. */
export function isTopPhoto(name: string): boolean {
  return name === 'house';
}

/** Places that also depend on whether the weekday page is shown. */
const weekday: Readonly<Record<string, readonly string[]>> = {
  'hot-tub': ['Weekday page › Top'],
  fireplace: ['Home page › Weekday offer'],
  bedroom: ['Weekday page › Reasons to come'],
};

/** The lists of texts whose entries choose a picture. */
const choosing = [
  { path: 'texts.home.amenities.scenes', where: 'Amenities', entry: 'Amenity' },
  { path: 'texts.home.concierge.services', where: 'Concierge services', entry: 'Service' },
] as const;
const choosingOnWeekdays = {
  path: 'texts.weekdayEscape.freedoms',
  where: 'Weekday page',
  entry: 'Reason',
} as const;

/**
 * Where the site shows a picture, apart from the gallery: each place by its page or section, and by the title or heading that
 * it is beside. What the drawing of a place shows names nothing, because another house may have no
 * such thing.
 */
export function placesOf(name: string, content: Content): string[] {
  const isOnWeekdays = shownAt(content, pathOf('policies.weekdayPage')) !== false;
  const chosenIn = ({
    path,
    where,
    entry,
  }: (typeof choosing)[number] | typeof choosingOnWeekdays): string[] =>
    titlesWith(name, shownAt(content, pathOf(path)), entry).map((title) => `${where} › ${title}`);
  return [
    ...(fixed[name] ?? []),
    ...choosing.flatMap(chosenIn),
    ...(isOnWeekdays ? [...(weekday[name] ?? []), ...chosenIn(choosingOnWeekdays)] : []),
  ];
}

/** The entry that alone shows a picture, in a list that can do without it. Undefined where other places show it, too. */
export function onlyEntryWith(name: string, content: Content): Path | undefined {
  if (placesOf(name, content).length !== 1) return undefined;
  const chosen = choosing.map(({ path }) => {
    const entries = shownAt(content, pathOf(path));
    const at = (Array.isArray(entries) ? (entries as readonly unknown[]) : []).findIndex(
      (entry) => isRecord(entry) && entry['picture'] === name,
    );
    return at < 0 ? undefined : [...pathOf(path), at];
  });
  return chosen.find((path) => path !== undefined);
}

/** The host's own photos that the gallery shows, in its order. */
export function galleryIn(content: Content): string[] {
  return galleryNames(orderIn(content));
}

/** The host's own photos that the gallery doesn't show. */
export function besideGallery(content: Content): string[] {
  const shown = galleryIn(content);
  return orderIn(content).filter((name) => !shown.includes(name));
}

/** How the names of places begin, from the top of the home page to the last page. */
const fromTheTop = ['Home page › Top', 'Amenities', 'Concierge services', 'Home page', 'Weekday page', ''];

/** The places for photos that the site shows, in the order in which guests see them. */
export function shownPlaces(content: Content): string[] {
  const rankOf = (name: string): number =>
    fromTheTop.findIndex((start) => placesOf(name, content)[0]?.startsWith(start));
  return renderingNames
    .filter((name) => placesOf(name, content).length > 0)
    .toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Those where guests see a drawing, for lack of a photo. */
export function drawnPlaces(content: Content): string[] {
  const own = photosOf(valueAt(content, ['media', 'photos']));
  return shownPlaces(content).filter((name) => own[name] === undefined);
}

/** Whether the host has a photo that guests see nowhere, since no entry chooses its picture any more. */
export function isUnseen(name: string, content: Content): boolean {
  return (
    photosOf(valueAt(content, ['media', 'photos']))[name] !== undefined &&
    placesOf(name, content).length === 0 &&
    !galleryIn(content).includes(name)
  );
}

/** The titles of the entries that choose a picture; of one without a title, its number. */
function titlesWith(name: string, entries: unknown, called: string): string[] {
  return (Array.isArray(entries) ? (entries as readonly unknown[]) : []).flatMap((entry, at) => {
    if (!isRecord(entry) || entry['picture'] !== name) return [];
    const { title } = entry;
    return [typeof title === 'string' && title.trim() !== '' ? title.trim() : `${called} ${at + 1}`];
  });
}
