import { addressOf } from './address-of.ts';
import { house } from './house.ts';
import type { DescribedPhoto, PictureFile } from './house-data.ts';

/** A photo of the host in the place of a rendering: one address, or the sizes that were made of a file. */
export interface OwnPhoto {
  readonly fallback: string;
  readonly avif?: string;
  readonly webp?: string;
  readonly width?: number;
  readonly height?: number;
  /** What it shows in words. */
  readonly alt?: string;
  /** The point that stays in view where it is cropped, as CSS has it: `30% 60%`. */
  readonly focus?: string;
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

function ownPhoto({ alt, focus, ...files }: DescribedPhoto): OwnPhoto {
  const about = { ...(alt !== undefined && { alt }), ...(focus && { focus: `${focus.x}% ${focus.y}%` }) };
  if ('address' in files) return { fallback: files.address, ...about };
  const { avif, webp, width, height } = files;
  const fallback = addressOf(webp.at(-1)?.file ?? '');
  return { avif: sourceSet(avif), webp: sourceSet(webp), fallback, width, height, ...about };
}

function sourceSet(files: readonly PictureFile[]): string {
  return files.map(({ file, wide }) => `${addressOf(file)} ${wide}w`).join(', ');
}
