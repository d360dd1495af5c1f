import { isRecord, isSame, valueAt, type Content } from '../content/content.ts';
import { orderIn } from '../pictures/photo-order.ts';
import { photoOf } from '../pictures/place-photo.ts';

/**
 * Two houses with the order of their photos as one value, for a comparison. Photos are compared by their files, as a photo
 * that moves to a place keeps where it is in the gallery, and only those that both have. The same order is left out.
 */
export function withComparedOrder(before: Content, after: Content): readonly [Content, Content] {
  const [old, now] = [filesOf(before), filesOf(after)];
  const orders = [old.filter((file) => now.includes(file)), now.filter((file) => old.includes(file))];
  const isChanged = !isSame(orders[0], orders[1]);
  return [withOrder(before, isChanged, orders[0]), withOrder(after, isChanged, orders[1])];
}

function filesOf(content: Content): string[] {
  return orderIn(content).map((name) => photoOf(valueAt(content, ['media', 'photos', name]))?.file ?? name);
}

function withOrder(content: Content, isChanged: boolean, files: readonly string[] = []): Content {
  const { media } = content;
  if (!isRecord(media) || media['gallery'] === undefined) return content;
  const { gallery: _gallery, ...others } = media;
  return { ...content, media: isChanged ? { ...others, gallery: files.join(' ') } : others };
}
