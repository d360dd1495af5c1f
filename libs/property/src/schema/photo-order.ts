import { renderingNames } from './rendering-names.ts';

/* Apart from the gallery's names, so that pages don't load it: the server writes photos into them in this order. */

const places: readonly string[] = renderingNames;

/**
 * The host's own photos by name, in the order of the gallery: first those that the host has put in order, then the house,
 * then those beyond the site's places by name and number, then the other places.
 */
export function photoOrder(own: readonly string[], chosen: readonly string[] = []): string[] {
  const more = own
    .filter((name) => !places.includes(name))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const [first = '', ...others] = places;
  const usual = [first, ...more, ...others].filter((name) => own.includes(name));
  const isChosen = (name: string): boolean => chosen.includes(name);
  const inOrder = [...new Set(chosen)].filter((name) => own.includes(name));
  return [...inOrder, ...usual.filter((name) => !isChosen(name))];
}
