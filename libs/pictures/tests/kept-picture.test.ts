import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { keptPicture, type KeptPicture, type PictureUse } from '../src/kept-picture.ts';
import {
  animatedPng,
  animation,
  hostileDrawings,
  laughs,
  lyingPng,
  payload,
  polyglots,
} from './hostile-files.ts';
import { noisyPhoto, plainPicture } from './noisy-photo.ts';

const heic = readFileSync(path.join(import.meta.dirname, 'halves.heic'));

async function kept(content: Uint8Array, use: PictureUse = 'photo'): Promise<KeptPicture> {
  const outcome = await keptPicture(content, use);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.picture;
}

async function reasonOf(content: Uint8Array | string, use: PictureUse = 'photo'): Promise<string> {
  const outcome = await keptPicture(Buffer.from(content), use);
  return outcome.ok ? 'kept' : outcome.reason;
}

describe('a photo', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is kept as WebP if it is %s', async (format) => {
    const photo = await noisyPhoto(1200, 800).toFormat(format, { effort: 1 }).toBuffer();
    const { name, width, height, content } = await kept(photo);
    expect(name).toMatch(/^[0-9a-f]{32}\.webp$/);
    expect({ width, height }).toEqual({ width: 1200, height: 800 });
    expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width, height });
    expect((await kept(photo)).name, 'the same file has the same name').toBe(name);
  });

  it('is kept with its colors if it is HEIC', async () => {
    const { width, height, content } = await kept(heic);
    expect({ width, height }).toEqual({ width: 640, height: 480 });
    const colorAt = async (left: number) =>
      [...(await sharp(content).extract({ left, top: 200, width: 1, height: 1 }).raw().toBuffer())].slice(
        0,
        3,
      );
    const near = (color: readonly number[], wanted: readonly number[]) =>
      color.every((part, at) => Math.abs(part - (wanted[at] ?? 0)) < 12);
    expect(near(await colorAt(100), [0xd0, 0x30, 0x20]), 'red on the left').toBe(true);
    expect(near(await colorAt(540), [0x20, 0x40, 0xc0]), 'blue on the right').toBe(true);
  });

  it('is made smaller if it is wider than any screen', async () => {
    const wide = await noisyPhoto(4000, 3000).jpeg().toBuffer();
    expect(await kept(wide)).toMatchObject({ width: 2560, height: 1920 });
  });

  it('is turned upright, and has no metadata', async () => {
    const taken = await noisyPhoto(900, 600)
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '33/1 46/1 0/1' } })
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const metadata = await sharp((await kept(taken)).content).metadata();
    expect(metadata).toMatchObject({ width: 600, height: 900 });
    for (const part of ['exif', 'xmp', 'icc', 'iptc', 'orientation', 'comments'] as const)
      expect(metadata[part], part).toBeUndefined();
  });
});

describe('a file that is no photo', () => {
  it.each([
    ['nothing', ''],
    ['text', 'a photo, I promise'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a PDF', '%PDF-1.7\n1 0 obj'],
    ['a zip file', 'PK\x03\x04 and more'],
    ['a TIFF', 'II*\0\x08\0\0\0'],
    ['a film', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
  ])('is refused as that: %s', async (_what, content) => {
    expect(await reasonOf(content)).toBe('not-a-picture');
  });

  it('is refused if it only begins like one', async () => {
    const begins = [
      '\xff\xd8\xff\xe0',
      '\x89PNG\r\n\x1a\n',
      'RIFF\x10\0\0\0WEBPVP8 ',
      '\0\0\0\x18ftypheic',
      '\0\0\0\x18ftypavif',
    ];
    for (const begin of begins)
      for (const rest of ['', '\0'.repeat(500), 'x'.repeat(5_000)])
        expect(await reasonOf(Buffer.from(begin + rest, 'latin1'))).toBe('broken');
  });

  it('is refused if it is a drawing, a GIF, or moves', async () => {
    expect(await reasonOf(hostileDrawings.script)).toBe('svg');
    expect(await reasonOf(await animation('gif'))).toBe('gif');
    expect(await reasonOf(await animation('webp'))).toBe('animated');
    expect(await reasonOf(await animatedPng())).toBe('animated');
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is refused if it is a broken-off %s', async (format) => {
    const photo = await noisyPhoto(1200, 800).toFormat(format, { effort: 1 }).toBuffer();
    for (const share of [0.2, 0.5, 0.9])
      expect(await reasonOf(photo.subarray(0, Math.floor(photo.length * share))), `${share}`).toBe('broken');
  });

  it('is refused if it is a broken-off HEIC', async () => {
    for (const share of [0.05, 0.3])
      expect(await reasonOf(heic.subarray(0, heic.length * share))).toBe('broken');
  });

  it('is refused if it is too narrow for any place of a page', async () => {
    expect(await reasonOf(await noisyPhoto(419, 600).jpeg().toBuffer())).toBe('too-narrow');
    expect(await reasonOf(await noisyPhoto(420, 600).jpeg().toBuffer())).toBe('kept');
    expect(await reasonOf(await noisyPhoto(419, 600).jpeg().toBuffer(), 'logo')).toBe('kept');
  });
});

describe('a picture that is a narrow strip', () => {
  const strip = (width: number, height: number) => plainPicture(width, height).png().toBuffer();
  it.each([
    ['photo', 60_000, 1, 'too-long'],
    ['photo', 450, 60_000, 'too-long'],
    ['photo', 4_001, 500, 'too-long'],
    ['photo', 4_000, 500, 'kept'],
    ['photo', 500, 4_000, 'kept'],
    ['guide', 60_000, 1, 'too-long'],
    ['guide', 100, 2_000, 'kept'],
    ['logo', 1_001, 50, 'too-long'],
    // Such as the name of a house on one line.
    ['logo', 1_000, 50, 'kept'],
  ] as const)('as a %s of %d × %d pixels: %s', async (use, width, height, outcome) => {
    expect(await reasonOf(await strip(width, height), use)).toBe(outcome === 'kept' ? 'kept' : outcome);
  });

  it('is refused even if it is a drawing', async () => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="60000" height="10"><rect width="9" height="9"/></svg>`;
    expect(await reasonOf(drawing, 'logo')).toBe('too-long');
  });

  it('is refused without being rendered if it is a drawing of more than 1 MB', async () => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0${'L9 9L0 9'.repeat(200_000)}"/></svg>`;
    for (const use of ['logo', 'guide'] as const) expect(await reasonOf(drawing, use)).toBe('large-drawing');
  });
});

it.each([
  ['width="300" height="100"', 1024, 341],
  ['width="5000" height="2500"', 1024, 512],
  ['width="20000" height="10000"', 1024, 512],
  ['width="24" height="24"', 133, 133],
])('a logo that is a drawing with %s is rendered at the size that is kept', async (size, width, height) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 30 10"><path d="M0 0h20v10H0z"/></svg>`;
  const picture = await kept(Buffer.from(drawing), 'logo');
  // The library rounds to whole pixels.
  expect(Math.abs(picture.width - width)).toBeLessThanOrEqual(1);
  expect(Math.abs(picture.height - height)).toBeLessThanOrEqual(1);
});

describe('a file that would fill the memory', () => {
  it.each([
    ['a PNG of 144 megapixels', () => plainPicture(12_000, 12_000).png().toBuffer()],
    ['a JPEG of 100 megapixels', () => plainPicture(10_000, 10_000).jpeg().toBuffer()],
    ['a WebP of 160 megapixels', () => plainPicture(16_000, 10_000).webp({ effort: 0 }).toBuffer()],
    ['an AVIF of 20 megapixels', () => plainPicture(5_000, 4_000).avif({ effort: 0 }).toBuffer()],
    ['a PNG that claims 10,000 megapixels', () => lyingPng(100_000, 100_000)],
  ])('is refused before it is decoded: %s', async (_what, make) => {
    const bomb = await make();
    expect(bomb.length).toBeLessThan(2_000_000);
    const before = performance.now();
    expect(await reasonOf(bomb)).toBe('too-many-pixels');
    // Decoding takes seconds.
    expect(performance.now() - before).toBeLessThan(1_000);
  });

  it('is refused if it is a drawing that grows without end', async () => {
    expect(await reasonOf(laughs, 'logo')).toBe('broken');
    const huge = hostileDrawings.script
      .replace('width="300"', 'width="300000"')
      .replace('height="100"', 'height="100000"');
    expect(await reasonOf(huge, 'logo')).toMatch(/too-many-pixels|broken/);
  });
});

it('nothing that is hidden in a picture or behind it is kept', async () => {
  for (const [what, content] of Object.entries(await polyglots())) {
    expect(content.includes(payload), what).toBe(true);
    for (const use of ['photo', 'logo', 'guide'] as const) {
      const picture = Buffer.from((await kept(content, use)).content);
      for (const part of [payload, 'script', 'alert', 'PK\x05\x06'])
        expect(picture.includes(part), `${what}, ${part}`).toBe(false);
    }
  }
});

it('a logo is a PNG of what a drawing shows: no script, no file, no address', async () => {
  for (const [what, drawing] of Object.entries(hostileDrawings)) {
    const outcome = await keptPicture(Buffer.from(drawing), 'logo');
    if (!outcome.ok) {
      expect(outcome.reason, what).toBe('broken');
      continue;
    }
    const { name, content } = outcome.picture;
    expect(name).toMatch(/\.png$/);
    expect(Buffer.from(content).toString('latin1')).not.toMatch(/script|passwd|root:/);
    if (what === 'script') continue;
    const { channels } = await sharp(content).stats();
    expect(channels.at(-1)?.max, `${what} shows nothing`).toBe(0);
  }
});

it('a drawing of the guide is a WebP as wide as the guide shows it, whatever size it says it has', async () => {
  const drawing = (size: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 40 30"><path d="M0 0h20v30H0z" fill="#b8321f"/></svg>`,
    );
  for (const size of ['', 'width="100" height="75"', 'width="4000" height="3000"']) {
    const { name, width, height, content } = await kept(drawing(size), 'guide');
    expect(name, size).toMatch(/^[0-9a-f]{32}\.webp$/);
    expect({ width, height }, size).toEqual({ width: 1280, height: 960 });
    const pixel = await sharp(content)
      .extract({ left: 1000, top: 500, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(pixel.at(-1), 'what is not drawn stays transparent').toBe(0);
  }
  expect(await kept(drawing('width="30" height="300"'), 'guide')).toMatchObject({ width: 128, height: 1280 });
});

it('a drawing of the guide has the limits of a logo', async () => {
  for (const [what, drawing] of Object.entries(hostileDrawings)) {
    const outcome = await keptPicture(Buffer.from(drawing), 'guide');
    if (!outcome.ok) {
      expect(outcome.reason, what).toBe('broken');
      continue;
    }
    expect(Buffer.from(outcome.picture.content).toString('latin1')).not.toMatch(/script|passwd|root:/);
    if (what === 'script') continue;
    const { channels } = await sharp(outcome.picture.content).stats();
    expect(channels.at(-1)?.max, `${what} shows nothing`).toBe(0);
  }
  expect(await reasonOf(laughs, 'guide')).toBe('broken');
});

it('a picture of the guide is small enough for a phone at the roadside', async () => {
  const picture = await kept(await noisyPhoto(4000, 3000, 4).jpeg().toBuffer(), 'guide');
  expect(picture.content.length).toBeLessThanOrEqual(60_000);
});

it('any damaged file is refused or kept, and never more than that', async () => {
  const samples = await Promise.all([
    noisyPhoto(450, 300).jpeg().toBuffer(),
    noisyPhoto(450, 300).png().toBuffer(),
    noisyPhoto(450, 300).webp().toBuffer(),
    noisyPhoto(450, 300).avif({ effort: 0 }).toBuffer(),
  ]);
  let seed = 7;
  const below = (most: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % most;
  };
  for (const sample of [...samples, heic])
    for (let round = 0; round < 30; round += 1) {
      const damaged = Buffer.from(sample);
      // Headers are at the beginning.
      for (let count = 0; count < 8; count += 1)
        damaged[below(count % 2 === 0 ? 200 : damaged.length)] = below(256);
      const outcome = await keptPicture(damaged, 'photo');
      if (outcome.ok) expect(outcome.picture.name).toMatch(/^[0-9a-f]{32}\.webp$/);
      else expect(outcome.reason).toMatch(/^[a-z-]+$/);
    }
});
