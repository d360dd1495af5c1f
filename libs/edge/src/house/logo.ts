import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isInventedHouse } from '@getaway/property';
import { accentOf, backgroundOf } from '@getaway/property/colours';
import { fileOf, type House } from '@getaway/property/file';
import { limitInputPixels } from '@getaway/pictures/photo-sizes';
import sharp, { type OutputInfo } from 'sharp';

const lantern = fileURLToPath(import.meta.resolve('@getaway/property/lantern.svg'));
/** Twice as high as it is shown at most. */
const highest = 128;
const widest = 4 * highest;
/** At this density, a drawing is rendered at its declared size. */
const ownDensity = 72;
const densest = 10_000;

/** The house's sign as a PNG, whatever it was drawn in: no script and no address of an SVG is left. */
interface LogoPicture extends Readonly<Pick<OutputInfo, 'width' | 'height'>> {
  readonly png: Buffer;
}

/** The host's own sign, the lantern of the invented house, or none. Throws when the file is no picture. */
export async function logoOf(house: House): Promise<LogoPicture | undefined> {
  const own = house.property.media?.logo;
  const file = own ? fileOf(house, own) : lantern;
  if (own === undefined && !isInventedHouse(house.property)) return undefined;
  const content = readFileSync(file);
  const density = await densityFor(content).catch((cause: unknown) => {
    throw new Error(`${file} isn’t a readable image`, { cause });
  });
  const picture = sharp(content, { density, limitInputPixels, failOn: 'error' }).autoOrient();
  const { data, info } = await picture
    .resize({ width: widest, height: highest, fit: 'inside' })
    .png({ palette: true, effort: 10 })
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

/** A drawing can declare any size, so this is the density at which it has the size that is needed. */
async function densityFor(content: Buffer): Promise<number> {
  const { width, height } = await sharp(content, { density: ownDensity, limitInputPixels: false }).metadata();
  const density = ownDensity * Math.min(widest / width, highest / height);
  return Math.min(densest, Math.max(1, Math.ceil(density)));
}

/** The sign for a browser's tab, as SVG: the logo on the house's background, or the first letter of its name. */
export function iconOf({ property }: House, logo: LogoPicture | undefined): string {
  const { colours, name } = property;
  const inside = logo
    ? `<image x="4" y="4" width="24" height="24" href="data:image/png;base64,${logo.png.toString('base64')}"/>`
    : `<text x="16" y="23" text-anchor="middle" font-family="Georgia, serif" font-size="20" fill="${accentOf(colours)}">${escaped([...name][0] ?? '')}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${backgroundOf(colours)}"/>${inside}</svg>`;
}

function escaped(letter: string): string {
  return letter.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
