import { galleryNames } from '@getaway/property/gallery';
import { media, type OwnPhoto } from '@getaway/property/house/media';
import { house } from '../../../pictures/house.ts';
import { photoOf } from '../../../ui/picture.tsx';

export interface GalleryPhoto {
  readonly name: string;
  readonly source: OwnPhoto;
  /** What it shows, as the host described it. A place's name says nothing: there, another house may have its sauna. */
  readonly words: string;
}

/** The host's own photos; empty where they are too few for a gallery. */
export const galleryPhotos: readonly GalleryPhoto[] = galleryNames(Object.keys(media.photos)).flatMap(
  (name, at) => {
    // A photo from elsewhere has no size of its own, and its place crops it.
    const source = photoOf(name, house);
    return source ? [{ name, source, words: source.alt ?? `Photo ${at + 1}` }] : [];
  },
);
