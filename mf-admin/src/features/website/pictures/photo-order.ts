import { photoOrder } from '@getaway/property/photo-order';
import { isRecord, isSame, moved, valueAt, type Content } from '../content/content.ts';
import { photosOf, swapped } from './more-photos.ts';

/** Where a house has the order that its host has chosen. */
export const orderPath = ['media', 'gallery'] as const;
const photosPath = ['media', 'photos'] as const;

/** The host's own photos by name, in the order of the gallery. */
export function orderIn(content: Content): string[] {
  const own = Object.keys(photosOf(valueAt(content, photosPath)));
  return photoOrder(own, namesIn(valueAt(content, orderPath)));
}

/** The order with one photo where another is now. */
export function withMoved(content: Content, name: string, to: string): string[] {
  const order = orderIn(content);
  return moved(order, order.indexOf(name), order.indexOf(to));
}

/**
 * The media of a house whose photos have changed places, one of which may be without a photo. Each stays where it was in the
 * gallery.
 */
export function withExchanged(content: Content, [one, other]: readonly [string, string]): Content {
  const photos = swapped(photosOf(valueAt(content, photosPath)), [one, other]);
  const names = Object.keys(photos);
  const order = orderIn(content).map((name) => (name === one ? other : name === other ? one : name));
  const chosen = photoOrder(names, order);
  const media = valueAt(content, ['media']);
  const { gallery: _gallery, ...others } = isRecord(media) ? media : {};
  // The usual order needs no list.
  return { ...others, photos, ...(!isSame(chosen, photoOrder(names)) && { gallery: chosen }) };
}

/** The names that photos have, and those that the order still has of photos that were removed. */
export function takenNames(content: Content): string[] {
  return [...orderIn(content), ...namesIn(valueAt(content, orderPath))];
}

function namesIn(value: unknown): string[] {
  return (Array.isArray(value) ? (value as readonly unknown[]) : []).filter(
    (name) => typeof name === 'string',
  );
}
