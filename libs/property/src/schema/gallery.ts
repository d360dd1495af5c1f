import { renderingNames } from './rendering-names.ts';

/** Fewer are on the page anyway. */
const fewest = 3;
/** Not of the house itself. */
const elsewhere: readonly string[] = ['private-chef', 'couples-massage', 'chauffeur', 'lost-path'];
const places: readonly string[] = renderingNames;

/** Whether a place shows the house itself, so that a photo in it stays in the gallery. */
export function isOfHouse(name: string): boolean {
  return !elsewhere.includes(name);
}

/**
 * The photos of the gallery, of all the host's own by name, in the same order. Empty where they are too few. The drawings of
 * a house without photos are on its pages once already.
 */
export function galleryNames(own: readonly string[]): string[] {
  const names = own.filter(isOfHouse);
  return names.length < fewest && names.every((name) => places.includes(name)) ? [] : names;
}
