/** What a file is by its content. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'svg' | 'gif' | 'other';

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];
const avifBrands = ['avif', 'avis'];

/** Tells what a file is by its first bytes, never by its name or the type that came with it. */
export function pictureKindOf(content: Uint8Array): PictureKind {
  const head = Buffer.from(content.buffer, content.byteOffset, Math.min(content.byteLength, 4096));
  const at = (start: number, text: string): boolean =>
    head.toString('latin1', start, start + text.length) === text;
  if (at(0, '\xff\xd8\xff')) return 'jpeg';
  if (at(0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (at(0, 'RIFF') && at(8, 'WEBP')) return 'webp';
  if (at(0, 'GIF8')) return 'gif';
  if (at(4, 'ftyp')) return kindOfBrands(head);
  return isSvg(head.toString('utf8')) ? 'svg' : 'other';
}

/** AVIF and HEIC are both HEIF (ISO/IEC 23008-12), and say in their first box which of them they are. */
function kindOfBrands(head: Buffer): PictureKind {
  const end = Math.min(head.readUInt32BE(0), head.length, 256);
  const brands = [];
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(head.toString('latin1', at, at + 4));
  if (brands.some((brand) => avifBrands.includes(brand))) return 'avif';
  return brands.some((brand) => heicBrands.includes(brand)) ? 'heic' : 'other';
}

function isSvg(text: string): boolean {
  return /^\uFEFF?\s*<(?:\?xml|!--|!DOCTYPE\s+svg|svg)[\s>]/i.test(text) && /<svg[\s>]/i.test(text);
}

/**
 * Whether a PNG, WebP, or HEIF file moves. Such a PNG has a chunk acTL before its pixels, and its first picture looks like
 * any other.
 */
export function isAnimated(content: Uint8Array, kind: PictureKind, pages: number | undefined): boolean {
  if (kind === 'png')
    return hasAnimationChunk(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  return (kind === 'webp' || kind === 'avif') && (pages ?? 1) > 1;
}

function hasAnimationChunk(png: Buffer): boolean {
  for (let at = 8; at + 12 <= png.length; at += 12 + png.readUInt32BE(at)) {
    const type = png.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
  }
  return false;
}
