import type { Path } from '../content/content.ts';

/** The path of the photo that a path leads to or into: `media.photos.bedroom`. */
export function photoPathIn(path: Path): Path | undefined {
  const [media, photos, name] = path;
  return media === 'media' && photos === 'photos' && name !== undefined ? [media, photos, name] : undefined;
}
