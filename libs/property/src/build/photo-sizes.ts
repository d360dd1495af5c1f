import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

const cache = path.join(import.meta.dirname, '../../../../.cache/photos');
const formats = ['jpeg', 'png', 'webp', 'heif'];
/** How long an AVIF is worked on, 0 to 9: 4 takes twelve times as long as 1 and is a quarter smaller. */
const avifEffort = Number(process.env['PHOTO_EFFORT'] ?? 4);
/** Beyond it a file is no photo for a page, and may be made to exhaust the memory of who opens it. */
export const limitInputPixels = 60_000_000;

/** A photo in its sizes; files by their width, each as AVIF and as WebP. */
export interface PhotoSizes {
  readonly sizes: readonly { readonly wide: number; readonly avif: string; readonly webp: string }[];
  readonly width: number;
  readonly height: number;
}

/** The hero fills wide screens; everything else is a card. */
const widthsOf = (name: string): readonly number[] =>
  name === 'house' ? [640, 960, 1280, 1920] : [420, 860];

/**
 * Makes a host's photo small enough for a page, once for each content: turned upright, without what the camera noted
 * (such as the place). Throws when the file is no photo.
 */
export async function photoSizes(name: string, file: string): Promise<PhotoSizes> {
  const content = readFileSync(file);
  const photo = sharp(content, { limitInputPixels, failOn: 'error' }).autoOrient();
  const { format, autoOrient } = await photo.metadata().catch((cause: unknown) => {
    throw new Error(`${file} isn’t a readable photo`, { cause });
  });
  if (!formats.includes(format))
    throw new Error(`${file} is ${format}; photos must be JPEG, PNG, WebP or AVIF`);
  // Nothing is scaled up, because browsers trust the widths.
  const widths = [...new Set(widthsOf(name).map((wide) => Math.min(wide, autoOrient.width)))];
  const key = createHash('sha256').update(content).digest('hex').slice(0, 20);
  const sizes = [];
  for (const wide of widths) {
    const resized = photo.clone().resize(wide);
    const avif = await once(
      `${key}-${wide}-${avifEffort}.avif`,
      resized.clone().avif({ quality: 55, effort: avifEffort }),
    );
    const webp = await once(`${key}-${wide}.webp`, resized.clone().webp({ quality: 72 }));
    sizes.push({ wide, avif, webp });
  }
  return { sizes, width: autoOrient.width, height: autoOrient.height };
}

/** The picture that a shared link shows: 1200 × 630, JPEG. */
export async function shareCard(file: string): Promise<Buffer> {
  return sharp(file, { limitInputPixels })
    .autoOrient()
    .resize(1200, 630, { fit: 'cover' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

/** Writes a picture into the cache unless it is there; answers where. */
export async function once(name: string, picture: Sharp): Promise<string> {
  const target = path.join(cache, name);
  if (existsSync(target)) return target;
  // Two builds, or two compilers in one build, may write the same picture at once; neither may read a partial file.
  mkdirSync(cache, { recursive: true });
  const draft = `${target}.${randomUUID()}.part`;
  await picture.toFile(draft);
  renameSync(draft, target);
  return target;
}
