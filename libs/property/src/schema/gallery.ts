import { renderingNames } from './rendering-names.ts';

/** Fewer are on the page anyway. */
const fewest = 3;
/** Not of the house itself. */
const elsewhere: readonly string[] = ['private-chef', 'couples-massage', 'chauffeur', 'lost-path'];
const rooms: readonly string[] = renderingNames.filter((name) => !elsewhere.includes(name));
const places: readonly string[] = renderingNames;

/**
 * The pictures of the gallery, by name: of a host’s own photos those of the house, in the order of the site’s places, then
 * all others by name and number. Empty where they are too few. The drawings of a house without photos are on its pages once
 * already.
 */
export function galleryNames(own: readonly string[]): string[] {
  const more = own
    .filter((name) => !places.includes(name))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const names = [...rooms.filter((name) => own.includes(name)), ...more];
  return names.length < fewest && more.length === 0 ? [] : names;
}
