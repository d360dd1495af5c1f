import { readFileSync } from 'node:fs';
import type { PhotoFiles } from '@getaway/property/house/house-data';
import sharp from 'sharp';
import { once, pictureHash, pictureName } from './picture-folder.ts';

const formats = ['jpeg', 'png', 'webp', 'heif'];
/** Part of the names, so that other settings give other names. */
const settings = { avif: { quality: 55 }, webp: { quality: 72 } };
/** Beyond it a file is no photo for a page, and may be made to exhaust the memory of who opens it. */
export const limitInputPixels = 60_000_000;

/** Where the pictures of a photo go. */
export interface PictureMaking {
  readonly folder: string;
  /** How long an AVIF is worked on, 0 to 9: 4 takes twelve times as long as 1 and is a quarter smaller. */
  readonly avifEffort: number;
}

/** The hero fills wide screens; everything else is a card. */
const widthsOf = (name: string): readonly number[] =>
  name === 'house' ? [640, 960, 1280, 1920] : [420, 860];

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
  const widths = [...new Set(widthsOf(name).map((wide) => Math.min(wide, autoOrient.width)))];
  const hash = pictureHash(content, JSON.stringify(settings));
  const fileOf = (wide: number, ending: string) => pictureName(`${name}-${wide}`, hash, ending);
  if (making) {
    const { folder, avifEffort } = making;
    for (const wide of widths) {
      const resized = () => photo.clone().resize(wide);
      const avif = { ...settings.avif, effort: avifEffort };
      await once(folder, fileOf(wide, 'avif'), () => resized().avif(avif).toBuffer());
      await once(folder, fileOf(wide, 'webp'), () => resized().webp(settings.webp).toBuffer());
    }
  }
  const filesOf = (ending: string) => widths.map((wide) => ({ file: fileOf(wide, ending), wide }));
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
