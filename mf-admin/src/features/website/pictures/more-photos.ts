import { renderingNames } from '@getaway/property/media';
import { isRecord } from '../content/content.ts';
import { photoOf } from './place-photo.ts';

type Photos = Readonly<Record<string, unknown>>;

/** The photos of a house as the form has them. */
export function photosOf(value: unknown): Photos {
  return isRecord(value) ? value : {};
}

/** Whether a photo can leave its place: those of the host's own names are chosen by a text. */
export function canMove(name: string): boolean {
  return isMore(name) || places.includes(name);
}

/** Whether a photo is one of the gallery without a place. */
export function isMore(name: string): boolean {
  return /^photo-\d+$/.test(name);
}

/** Whether one of the photos is this upload already: the same picture has the same name. */
export function hasFile(photos: Photos, file: string): boolean {
  return Object.values(photos).some((photo) => photoOf(photo)?.file === file);
}

/** The name for one more photo, after all others: `photo-7`. None that the order still has of a photo that was removed. */
export function nextName(names: readonly string[]): string {
  const numbers = names.map((name) => Number(/^photo-(\d+)$/.exec(name)?.[1] ?? 0));
  return `photo-${Math.max(0, ...numbers) + 1}`;
}

/** Lets two photos change places; a place without one gets the other's. */
export function swapped(photos: Photos, [one, other]: readonly [string, string]): Photos {
  const { [one]: first, [other]: second, ...rest } = photos;
  return {
    ...rest,
    ...(second !== undefined && { [one]: second }),
    ...(first !== undefined && { [other]: first }),
  };
}

/** The places of the site that a photo can move to. */
const places: readonly string[] = renderingNames;
