import sharp from 'sharp';
import { limitInputPixels } from './photo-sizes.ts';

/** Twice the width of an email's layout, for sharp screens. In pixels; a smaller photo keeps its own width. */
const emailWidth = 1200;

/** The name of a kept photo as emails show it: `0f3c….webp` has `0f3c…-email.jpg`. */
export function emailPictureName(photo: string): string {
  return `${photo.replace(/\.\w+$/, '')}-email.jpg`;
}

export interface EmailPicture {
  readonly content: Uint8Array;
  /** In pixels. */
  readonly wide: number;
}

/** A kept photo as a JPEG: some email programs show neither WebP nor AVIF, and some load large pictures whole. */
export async function emailPicture(content: Uint8Array): Promise<EmailPicture> {
  const { data, info } = await sharp(content, { limitInputPixels, failOn: 'error' })
    .resize(emailWidth, undefined, { withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80, progressive: true })
    .toBuffer({ resolveWithObject: true });
  return { content: data, wide: info.width };
}
