import { readFileSync } from 'node:fs';
import path from 'node:path';
import { uploadsFolder } from '@getaway/contracts/http/house-files';
import type { PhotoFiles } from '@getaway/property/house/house-data';
import {
  cardWidths,
  heroWidths,
  limitInputPixels,
  photoSettings,
  sizedPhoto,
  variantName,
  widthsWithin,
  type VariantFormat,
} from '@getaway/pictures/photo-sizes';
import { uploadNameOf } from '@getaway/property/uploads';
import sharp from 'sharp';
import { askFile } from './ask-file.ts';
import { once, pictureHash, pictureName } from './picture-folder.ts';

const formats = ['jpeg', 'png', 'webp', 'heif'];

/** Where the pictures of a photo go. */
export interface PictureMaking {
  readonly folder: string;
  /** How long an AVIF is worked on, 0 to 9. */
  readonly avifEffort: number;
  /** The addresses of svc-booking's replicas, which may have the sizes of an uploaded photo. */
  readonly bookingUrls?: readonly string[] | undefined;
}

/** The hero fills wide screens; everything else is a card. */
const widthsOf = (name: string): readonly number[] => (name === 'house' ? heroWidths : cardWidths);

/**
 * Makes a host's photo small enough for a page: turned upright, without what the camera noted (such as the place).
 * Without `making`, only tells the names. Throws when the file is no photo.
 */
export async function photoFiles(
  name: string,
  file: string,
  making: PictureMaking | undefined,
): Promise<Exclude<PhotoFiles, { address: string }>> {
  const content = readFileSync(file);
  const photo = sharp(content, { limitInputPixels, failOn: 'error' }).autoOrient();
  const { format, autoOrient } = await photo.metadata().catch((cause: unknown) => {
    throw new Error(`${file} isn’t a readable photo`, { cause });
  });
  if (!formats.includes(format))
    throw new Error(`${file} is ${format}; photos must be JPEG, PNG, WebP or AVIF`);
  // Nothing is scaled up, because browsers trust the widths.
  const widths = widthsWithin(widthsOf(name), autoOrient.width);
  const hash = pictureHash(content, JSON.stringify(photoSettings));
  // Not by its place: a photo of a sauna may be in the place of the hot tub, and its address would say so.
  const fileOf = (wide: number, ending: VariantFormat) => pictureName(`photo-${wide}`, hash, ending);
  if (making) {
    const { folder, avifEffort, bookingUrls = [] } = making;
    const upload = uploadNameOf(uploadsFolder + path.basename(file));
    for (const wide of widths)
      for (const format of ['avif', 'webp'] as const)
        await once(folder, fileOf(wide, format), async () => {
          const made = upload && (await askFile(bookingUrls, variantName(upload, wide, format)));
          return made || sizedPhoto(photo, wide, format, avifEffort);
        });
  }
  const filesOf = (ending: VariantFormat) => widths.map((wide) => ({ file: fileOf(wide, ending), wide }));
  const { width, height } = autoOrient;
  return { avif: filesOf('avif'), webp: filesOf('webp'), width, height };
}

/** The picture that a shared link shows: 1200 × 630, JPEG. */
export async function shareCard(file: string): Promise<Buffer> {
  return sharp(file, { limitInputPixels })
    .autoOrient()
    .resize(1200, 630, { fit: 'cover' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
