import { renderingNames } from './rendering-names.ts';

/** Fewer are on the page anyway. */
const fewest = 3;
/** Not of the house itself. */
const elsewhere: readonly string[] = ['private-chef', 'couples-massage', 'chauffeur', 'lost-path'];
const isFirst = (name: string): boolean => name === 'house';
const rooms: readonly string[] = renderingNames.filter((name) => !elsewhere.includes(name));
const places: readonly string[] = renderingNames;

/**
 * The pictures of the gallery, by name: of a host’s own photos first the house, then those beyond the site’s places by name
 * and number, which the host puts in order, then the other places of the house. The page Website lists them in the same
 * order. Empty where they are too few. The drawings of a house without photos are on its pages once already.
 */
export function galleryNames(own: readonly string[]): string[] {
  const more = own
    .filter((name) => !places.includes(name))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const placed = rooms.filter((name) => own.includes(name));
  const names = [...placed.filter(isFirst), ...more, ...placed.filter((name) => !isFirst(name))];
  return names.length < fewest && more.length === 0 ? [] : names;
}
