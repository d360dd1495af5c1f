import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { noisyPhoto } from './noisy-photo.ts';

/** A chunk of a PNG with its length and checksum. */
function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** After the signature and the chunk IHDR. */
const afterHeader = 33;

/** A PNG with another chunk behind its header. */
function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, afterHeader), pngChunk(type, data), png.subarray(afterHeader)]);
}

/** A PNG of two frames, whose first one looks like any other picture. */
export async function animatedPng(): Promise<Buffer> {
  const png = await noisyPhoto(640, 480).png().toBuffer();
  const counts = Buffer.alloc(8);
  counts.writeUInt32BE(2);
  return withChunk(png, 'acTL', counts);
}

/** A PNG that claims more pixels than it has. */
export async function lyingPng(width: number, height: number): Promise<Buffer> {
  const png = await noisyPhoto(640, 480).png().toBuffer();
  const header = Buffer.from(png.subarray(16, 29));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([png.subarray(0, 8), pngChunk('IHDR', header), png.subarray(afterHeader)]);
}

/** A WebP or GIF of several frames. */
export async function animation(format: 'webp' | 'gif'): Promise<Buffer> {
  const frames = await Promise.all(
    ['#a00', '#0a0'].map((background) =>
      sharp({ create: { width: 500, height: 400, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

export const payload = '<script>alert("hidden")</script>';

/** Pictures that are something else as well: text in every place that a format has for it, and files behind their end. */
export async function polyglots(): Promise<Readonly<Record<string, Buffer>>> {
  const photo = noisyPhoto(640, 480);
  const [jpeg, png, webp] = await Promise.all([
    photo.clone().jpeg().toBuffer(),
    photo.clone().png().toBuffer(),
    photo.clone().webp().toBuffer(),
  ]);
  const hidden = Buffer.from(payload);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(hidden.length + 2);
  const zip = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18), hidden]);
  return {
    'a JPEG with HTML behind it': Buffer.concat([jpeg, hidden]),
    'a JPEG with a zip file behind it': Buffer.concat([jpeg, zip]),
    'a JPEG with a script in its comment': Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xfe]),
      length,
      hidden,
      jpeg.subarray(2),
    ]),
    'a JPEG with a script in its EXIF': await photo
      .clone()
      .withExif({ IFD0: { ImageDescription: payload } })
      .jpeg()
      .toBuffer(),
    'a JPEG with a script in its XMP': await photo
      .clone()
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${payload}</x:xmpmeta>`)
      .jpeg()
      .toBuffer(),
    'a PNG with a script in its text': withChunk(png, 'tEXt', Buffer.concat([Buffer.from('a\0'), hidden])),
    'a PNG with a page behind it': Buffer.concat([png, hidden]),
    'a WebP with a script behind it': Buffer.concat([webp, hidden]),
  };
}

/** Drawings that want files, addresses, scripts, or all memory. */
export const hostileDrawings = {
  script: `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><script>alert(1)</script><rect onload="alert(1)" width="300" height="100" fill="#234"/></svg>`,
  'a file': `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="300" height="100"><image xlink:href="file:///etc/hostname" width="300" height="100"/><image href="/etc/passwd" width="10" height="10"/></svg>`,
  'an entity': `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY secret SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><desc>&secret;</desc></svg>`,
  'an address': `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><style>@import url("http://127.0.0.1:9/a.css"); rect { fill: url("http://127.0.0.1:9/b.svg#c") }</style><image href="http://127.0.0.1:9/d.png" width="300" height="100"/><use href="http://127.0.0.1:9/e.svg#f"/></svg>`,
};

/** Entities of entities: ten levels of ten are ten billion. */
export const laughs = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a0 "ha">${Array.from(
  { length: 10 },
  (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`,
).join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><desc>&a10;</desc></svg>`;
