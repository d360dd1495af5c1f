import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { backgroundOf, accentOf } from '../schema/colours.ts';
import { isInventedHouse } from '../schema/property.ts';
import sharp, { type OutputInfo } from 'sharp';
import type { House } from './house.ts';
import { limitInputPixels, once } from './photo-sizes.ts';

const lantern = path.join(import.meta.dirname, '../../lantern.svg');
/** Twice as high as it is shown at most. */
const highest = 128;
/** A drawing has no pixels of its own; at this density a small one is sharp too. */
const density = 400;

/** The house's sign as a picture of pixels, whatever it was drawn in: no script and no address of an SVG is left. */
export interface LogoPicture extends Readonly<Pick<OutputInfo, 'width' | 'height'>> {
  readonly file: string;
}

/** The host's own sign, the lantern of the invented house, or none. Throws when the file is no picture. */
export async function logoOf(house: House): Promise<LogoPicture | undefined> {
  const own = house.property.media?.logo;
  const file = own ? path.resolve(path.dirname(house.file), own) : lantern;
  if (own === undefined && !isInventedHouse(house.property)) return undefined;
  const content = readFileSync(file);
  const picture = sharp(content, { density, limitInputPixels, failOn: 'error' }).autoOrient();
  await picture.metadata().catch((cause: unknown) => {
    throw new Error(`${file} isn’t a readable image`, { cause });
  });
  const small = await picture
    .resize({ width: 4 * highest, height: highest, fit: 'inside' })
    .png({ palette: true, effort: 10 })
    .toBuffer({ resolveWithObject: true });
  const key = createHash('sha256').update(small.data).digest('hex').slice(0, 20);
  const made = await once(`${key}-logo.png`, sharp(small.data));
  return { file: made, width: small.info.width, height: small.info.height };
}

/** The sign for a browser's tab, as SVG: the logo on the house's background, or the first letter of its name. */
export async function iconOf(house: House): Promise<string> {
  const { colours, name } = house.property;
  const logo = await logoOf(house);
  const inside = logo
    ? `<image x="4" y="4" width="24" height="24" href="data:image/png;base64,${readFileSync(logo.file, 'base64')}"/>`
    : `<text x="16" y="23" text-anchor="middle" font-family="Georgia, serif" font-size="20" fill="${accentOf(colours)}">${escaped([...name][0] ?? '')}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${backgroundOf(colours)}"/>${inside}</svg>`;
}

function escaped(letter: string): string {
  return letter.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
