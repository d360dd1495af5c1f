import sharp, { type Sharp } from 'sharp';

/** How photos are compressed. It is part of the names of pictures, so other settings give other names. */
export const photoSettings = { avif: { quality: 55 }, webp: { quality: 72 } };

/** Beyond it a file is no photo for a page, and may be made to exhaust the memory of who opens it. */
export const limitInputPixels = 60_000_000;

/** In pixels. Cards of a page are 420 or 860 wide; the hero fills screens with the others. */
export const cardWidths: readonly number[] = [420, 860];
export const heroWidths: readonly number[] = [640, 960, 1280, 1920];

export type VariantFormat = keyof typeof photoSettings;

/** A photo in one of the sizes that pages show. */
export interface PhotoVariant {
  /** Beside the photo, such as `0f3c…-860.avif`. */
  readonly name: string;
  readonly wide: number;
  readonly content: Buffer;
}

/** The widths without those that are more than the photo has: nothing is scaled up, because browsers trust the widths. */
export function widthsWithin(widths: readonly number[], photoWidth: number): number[] {
  return [...new Set(widths.map((wide) => Math.min(wide, photoWidth)))];
}

/** The name of a smaller picture of an uploaded photo: `0f3c….webp` has `0f3c…-860.avif` beside it. */
export function variantName(photo: string, wide: number, format: VariantFormat): string {
  return `${photo.replace(/\.\w+$/, '')}-${wide}.${format}`;
}

/**
 * A photo in one size and format. `effort` is how long an AVIF is worked on, 0 to 9: 4 takes twelve times as long as 1 and
 * is a quarter smaller.
 */
export async function sizedPhoto(
  photo: Sharp,
  wide: number,
  format: VariantFormat,
  effort: number,
): Promise<Buffer> {
  const resized = photo.clone().resize(wide);
  return format === 'avif'
    ? resized.avif({ ...photoSettings.avif, effort }).toBuffer()
    : resized.webp(photoSettings.webp).toBuffer();
}

/** All sizes of an uploaded photo that any page may show. `name` is that of the photo. */
export async function photoVariants(
  name: string,
  content: Uint8Array,
  effort: number,
): Promise<PhotoVariant[]> {
  const photo = sharp(content, { limitInputPixels, failOn: 'error' });
  const { width } = await photo.metadata();
  const variants: PhotoVariant[] = [];
  for (const wide of widthsWithin([...cardWidths, ...heroWidths], width).sort((a, b) => a - b))
    for (const format of ['webp', 'avif'] as const)
      variants.push({
        name: variantName(name, wide, format),
        wide,
        content: await sizedPhoto(photo, wide, format, effort),
      });
  return variants;
}
