import { createHash } from 'node:crypto';
import sharp from 'sharp';
import {
  highest,
  largestGuidePictureBytes,
  longestSeconds,
  narrowestPhoto,
  widest,
  type PictureUse,
} from './kept-picture.ts';
import { limitInputPixels } from './photo-sizes.ts';
import { hasOnlyKeptChunks } from './picture-chunks.ts';
import { pictureKindOf } from './picture-kind.ts';

export type KeptPictureCheck =
  | { readonly ok: true; readonly width: number; readonly height: number }
  /** `changed`: its name is the digest of other content. `not-kept`: no upload would have been kept like this. */
  | { readonly ok: false; readonly reason: 'changed' | 'broken' | 'not-kept' };

/**
 * Checks a file that is said to be a kept picture, such as one that was exported from another site: its name must be the
 * digest of its content, it must be decodable, within the size of its use, and without metadata.
 */
export async function checkKeptPicture(
  name: string,
  content: Uint8Array,
  use: PictureUse,
): Promise<KeptPictureCheck> {
  const [digest, kind] = name.split('.');
  if (createHash('sha256').update(content).digest('hex').slice(0, 32) !== digest)
    return { ok: false, reason: 'changed' };
  const kindOfUse = use === 'logo' ? 'png' : 'webp';
  if (kind !== kindOfUse || pictureKindOf(content) !== kindOfUse) return { ok: false, reason: 'not-kept' };
  try {
    const { width, height } = await sharp(content, { limitInputPixels }).metadata();
    const isTooNarrow = use === 'photo' && width < narrowestPhoto;
    const isTooLarge =
      width > widest[use] ||
      height > highest[use] ||
      (use === 'guide' && content.byteLength > largestGuidePictureBytes);
    if (isTooNarrow || isTooLarge) return { ok: false, reason: 'not-kept' };
    await sharp(content, { limitInputPixels, failOn: 'error' }).timeout({ seconds: longestSeconds }).stats();
    // Neither metadata nor anything behind the pixels.
    if (!hasOnlyKeptChunks(content, kindOfUse)) return { ok: false, reason: 'not-kept' };
    return { ok: true, width, height };
  } catch {
    return { ok: false, reason: 'broken' };
  }
}
