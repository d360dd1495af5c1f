import path from 'node:path';
import { houseModules } from '../house/modules.ts';
import { isAddress } from '../schema/media.ts';
import type { LoaderContext } from '@rspack/core';
import { filesBeside, readHouse, type House } from './house.ts';
import { logoOf } from './logo.ts';
import { photoSizes } from './photo-sizes.ts';

/** Writes a module of `@getaway/property/house` as plain data of the house that is built. */
export default async function houseLoader(this: LoaderContext): Promise<string> {
  const house = readHouse();
  for (const file of [house.file, ...filesBeside(house)]) this.addDependency(file);
  const name = path.basename(this.resourcePath, '.ts');
  if (name === 'media') return mediaModule(house);
  if (name === 'logo') return logoModule(house);
  const make = Object.entries(houseModules).find(([known]) => known === name)?.[1];
  if (!make) throw new Error(`${name} is not a module of the house`);
  return Object.entries(make(house.property)).map(constant).join('');
}

function constant([name, value]: [string, unknown]): string {
  return `export const ${name} = ${JSON.stringify(value ?? null)};\n`;
}

async function logoModule(house: House): Promise<string> {
  const logo = await logoOf(house);
  if (!logo) return 'export const logo = undefined;\n';
  const { file, width, height } = logo;
  return `import src from ${JSON.stringify(file)};\nexport const logo = { src, width: ${width}, height: ${height} };\n`;
}

/** Files become imports, so that the bundler gives them their names and addresses. */
async function mediaModule({ property, file }: House): Promise<string> {
  const imports: string[] = [];
  const imported = (from: string): string => {
    const name = `file${imports.length}`;
    imports.push(`import ${name} from ${JSON.stringify(from)};\n`);
    return name;
  };
  const beside = (name: string) => path.resolve(path.dirname(file), name);
  const address = (name: string) => (isAddress(name) ? JSON.stringify(name) : imported(beside(name)));

  const photo = async (name: string, from: string): Promise<string> => {
    if (isAddress(from)) return `{ fallback: ${JSON.stringify(from)} }`;
    const { sizes, width, height } = await photoSizes(name, beside(from));
    const set = (kind: 'avif' | 'webp') => {
      const files = sizes.map((size) => ({ wide: size.wide, at: imported(size[kind]) }));
      return { last: files.at(-1)?.at, text: files.map(({ at, wide }) => `\${${at}} ${wide}w`).join(', ') };
    };
    const [avif, webp] = [set('avif'), set('webp')];
    return `{ avif: \`${avif.text}\`, webp: \`${webp.text}\`, fallback: ${webp.last}, width: ${width}, height: ${height} }`;
  };

  const photos: string[] = [];
  for (const [name, from] of Object.entries(property.media?.photos ?? {}))
    photos.push(`${JSON.stringify(name)}: ${await photo(name, from)}`);
  const film = property.media?.film;
  const ownFilm = film
    ? `{ mp4: ${address(film.mp4)}, poster: ${isAddress(film.poster) ? JSON.stringify(film.poster) : `(${await photo('poster', film.poster)}).fallback`} }`
    : 'undefined';
  const body = `export const media = { photos: { ${photos.join(', ')} }, film: ${ownFilm} };\n`;
  return imports.join('') + body;
}
