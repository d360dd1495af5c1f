import { backgroundOf } from '@getaway/property/colours';
import type { Property } from '@getaway/property';
import sharp from 'sharp';

/** Enough for an icon of 512 pixels of a drawing that is 32 wide. */
const density = 1200;
const icoPixels = 32;

/** The icon as a square PNG without see-through corners: phones cut it to their own shape. */
export function iconPng(svg: Buffer | string, pixels: number, { colours }: Property): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density })
    .resize(pixels, pixels)
    .flatten({ background: backgroundOf(colours) })
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** `favicon.ico` for whatever asks for no other: an ICO file that holds one PNG of 32 pixels. */
export async function iconIco(svg: Buffer | string): Promise<Buffer> {
  const png = await sharp(Buffer.from(svg), { density }).resize(icoPixels, icoPixels).png().toBuffer();
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(icoPixels, 6);
  header.writeUInt8(icoPixels, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The web app manifest, with the name and the colors of the house. */
export function manifestOf(template: Buffer | string, { name, tagline, colours }: Property): string {
  const fields = JSON.parse(template.toString()) as Record<string, unknown>;
  const color = backgroundOf(colours);
  return JSON.stringify({
    name,
    short_name: name,
    description: tagline,
    background_color: color,
    theme_color: color,
    ...fields,
  });
}
