import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { decodeHeic } from './decode-heic.ts';
import { limitInputPixels } from './photo-sizes.ts';
import { isAnimated, pictureKindOf, type PictureKind } from './picture-kind.ts';

export type PictureUse = 'photo' | 'logo' | 'guide';

/** A picture as it is kept: upright, in sRGB, without what the camera noted and without anything else of the file. */
export interface KeptPicture {
  /** A digest of the content with its ending. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly content: Uint8Array;
}

type Refusal = { readonly ok: false } & (
  | {
      readonly reason:
        | 'not-a-picture'
        | 'gif'
        | 'svg'
        | 'animated'
        | 'broken'
        | 'too-narrow'
        | 'too-long'
        | 'too-slow'
        | 'too-detailed'
        | 'large-drawing';
    }
  | { readonly reason: 'too-many-pixels'; readonly kind: PictureKind; readonly mostPixels: number }
);

export type PictureOutcome = { readonly ok: true; readonly picture: KeptPicture } | Refusal;

/** Wider ones are made smaller. */
export const widest = { photo: 2560, logo: 1024, guide: 1280 } as const;
/** As high as a page can use: a phone's screenshot is twice as high as wide. */
export const highest = { photo: 5120, logo: 512, guide: 1280 } as const;
/** Narrower than the smallest place on a page, a photo is blurred everywhere. */
export const narrowestPhoto = 420;
/** The highest ratio of long side to short side. Leaves room for panoramas, and for logos that are a name on one line. */
export const mostTimesAsLong = { photo: 8, logo: 20, guide: 20 } as const;
/** A drawing has no pixels of its own; at this density a small logo is sharp too. */
const logoDensity = 400;
/** At this density, a drawing is rendered at its declared size. */
const ownDensity = 72;
/** The library renders a drawing in one step that can't be stopped, and each line of the file makes it slower. */
export const largestDrawingBytes = 1_000_000;
const densest = 10_000;
/** The lowest density that the library accepts. */
const leastDense = 1;
/** A guide comes in one answer with its pictures, and a phone may load it at the roadside. */
export const largestGuidePictureBytes = 60_000;
const guideQualities = [82, 70, 55, 40, 25];
/** Some kinds are decoded all at once, and take eight times as much memory as others: that of phones, and of tools. */
const limitsOfKinds: Partial<Record<PictureKind, number>> = { heic: 26_000_000, avif: 16_000_000 };
/** Of one step in the library. */
export const longestSeconds = 15;

const kindsFor: Readonly<Record<PictureUse, readonly PictureKind[]>> = {
  photo: ['jpeg', 'png', 'webp', 'avif', 'heic'],
  guide: ['jpeg', 'png', 'webp', 'avif', 'heic', 'svg'],
  logo: ['jpeg', 'png', 'webp', 'avif', 'heic', 'svg'],
};

/**
 * Makes a picture that can be kept of a file from anyone, or says why it cannot. Only the pixels of the file are taken, so
 * nothing that is hidden in it or behind it remains. The same file gives the same picture.
 */
export async function keptPicture(content: Uint8Array, use: PictureUse): Promise<PictureOutcome> {
  const kind = pictureKindOf(content);
  if (!kindsFor[use].includes(kind))
    return { ok: false, reason: kind === 'gif' || kind === 'svg' ? kind : 'not-a-picture' };
  if (kind === 'svg' && content.byteLength > largestDrawingBytes)
    return { ok: false, reason: 'large-drawing' };
  try {
    const opened = kind === 'heic' ? openHeic(content, use) : await open(content, kind, use);
    if (!opened.ok) return opened;
    const made = await make(opened.picture, use);
    if (made === undefined) return { ok: false, reason: 'too-detailed' };
    const { data, info } = made;
    if (use === 'photo' && info.width < narrowestPhoto) return { ok: false, reason: 'too-narrow' };
    const name = `${createHash('sha256').update(data).digest('hex').slice(0, 32)}.${info.format}`;
    return { ok: true, picture: { name, width: info.width, height: info.height, content: data } };
  } catch (error) {
    return { ok: false, reason: isTimeout(error) ? 'too-slow' : 'broken' };
  }
}

type Opened = { readonly ok: true; readonly picture: Sharp } | Refusal;

async function open(content: Uint8Array, kind: PictureKind, use: PictureUse): Promise<Opened> {
  const drawn = kind === 'svg' ? await sizeOfDrawing(content) : undefined;
  if (drawn && isStrip(drawn, use)) return { ok: false, reason: 'too-long' };
  const density = drawn && densityFor(drawn, use);
  // Even at the lowest density, it would be rendered larger than it is kept.
  if (density !== undefined && density < leastDense)
    return { ok: false, reason: 'too-many-pixels', kind, mostPixels: limitInputPixels };
  const options = density === undefined ? {} : { density: Math.ceil(density) };
  // Only the header is read here, so a file that would fill the memory is refused before it is decoded.
  const { width, height, pages } = await sharp(content, { ...options, limitInputPixels: false }).metadata();
  const mostPixels = limitsOfKinds[kind] ?? limitInputPixels;
  if (width * height > mostPixels) return { ok: false, reason: 'too-many-pixels', kind, mostPixels };
  if (isStrip({ width, height }, use)) return { ok: false, reason: 'too-long' };
  if (isAnimated(content, kind, pages)) return { ok: false, reason: 'animated' };
  return {
    ok: true,
    picture: sharp(content, { ...options, limitInputPixels, failOn: 'error' }).autoOrient(),
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size that a drawing declares. */
function sizeOfDrawing(drawing: Uint8Array): Promise<Size> {
  return sharp(drawing, { density: ownDensity, limitInputPixels: false }).metadata();
}

/**
 * The density at which a drawing has the size that is kept, because its declared size can be anything. The result can be
 * lower than the library accepts.
 */
function densityFor({ width, height }: Size, use: PictureUse): number {
  const scale = Math.min(widest[use] / width, highest[use] / height);
  return Math.min(use === 'logo' ? logoDensity : densest, ownDensity * scale);
}

function isStrip({ width, height }: Size, use: PictureUse): boolean {
  return Math.max(width, height) > mostTimesAsLong[use] * Math.min(width, height);
}

function openHeic(content: Uint8Array, use: PictureUse): Opened {
  const mostPixels = limitsOfKinds.heic ?? limitInputPixels;
  const outcome = decodeHeic(content, mostPixels);
  if (!outcome.ok)
    return outcome.reason === 'broken'
      ? { ok: false, reason: 'broken' }
      : { ok: false, reason: 'too-many-pixels', kind: 'heic', mostPixels };
  const { data, width, height } = outcome.picture;
  if (isStrip({ width, height }, use)) return { ok: false, reason: 'too-long' };
  return { ok: true, picture: sharp(data, { raw: { width, height, channels: 3 } }) };
}

type Made = Awaited<ReturnType<typeof toBuffer>>;

async function make(opened: Sharp, use: PictureUse): Promise<Made | undefined> {
  const picture = opened
    .resize({ width: widest[use], height: highest[use], fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: longestSeconds });
  if (use === 'photo') return toBuffer(picture.webp({ quality: 90 }));
  if (use === 'logo') return toBuffer(picture.png({ effort: 8 }));
  // Decoded once, because several qualities may be tried.
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const quality of guideQualities) {
    const made = await toBuffer(sharp(data, { raw }).webp({ quality }));
    if (made.data.length <= largestGuidePictureBytes) return made;
  }
  return undefined;
}

function toBuffer(picture: Sharp) {
  return picture.toBuffer({ resolveWithObject: true });
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message.includes('timeout');
}
