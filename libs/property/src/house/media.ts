import { addressOf } from './address-of.ts';
import { house } from './house.ts';
import type { PhotoFiles, PictureFile } from './house-data.ts';

/** A photo of the host in the place of a rendering: one address, or the sizes that were made of a file. */
export interface OwnPhoto {
  readonly fallback: string;
  readonly avif?: string;
  readonly webp?: string;
  readonly width?: number;
  readonly height?: number;
}

interface OwnMedia {
  readonly photos: Readonly<Record<string, OwnPhoto>>;
  readonly film?: { readonly mp4: string; readonly poster: string };
}

const { photos, film } = house.media;

/** The host's own photos and film; a house that has none shows the renderings that come with the site. */
export const media: OwnMedia = {
  photos: Object.fromEntries(Object.entries(photos).map(([name, photo]) => [name, ownPhoto(photo)])),
  ...(film && { film: { mp4: addressOf(film.mp4), poster: addressOf(film.poster) } }),
};

function ownPhoto(photo: PhotoFiles): OwnPhoto {
  if ('address' in photo) return { fallback: photo.address };
  const { avif, webp, width, height } = photo;
  return {
    avif: sourceSet(avif),
    webp: sourceSet(webp),
    fallback: addressOf(webp.at(-1)?.file ?? ''),
    width,
    height,
  };
}

function sourceSet(files: readonly PictureFile[]): string {
  return files.map(({ file, wide }) => `${addressOf(file)} ${wide}w`).join(', ');
}
