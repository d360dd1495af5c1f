import { readFileSync } from 'node:fs';
import { readHouseFile } from '@getaway/contracts/http/house-files';
import { isInventedHouse } from '@getaway/property';
import { fileOf, type House } from '@getaway/property/file';
import { uploadNameOf } from '@getaway/property/uploads';
import type { HousePictures, LogoFile, PhotoFiles } from '@getaway/property/house/house-data';
import { isAddress } from '@getaway/property/media';
import { iconOf, logoOf } from './logo.ts';
import { photoFiles, shareCard, type PictureMaking } from './photo-sizes.ts';
import { once, pictureHash, pictureName } from './picture-folder.ts';
import { iconIco, iconPng } from './site-icons.ts';

/** Of an uploaded photo in a preview, in pixels. */
const previewWidth = 1280;

/** A small logo is in the page itself, which saves a request before the first view. */
const inlineBelowBytes = 4096;

/** What a server wants of a house's pictures; a later one includes the logo too. */
export type PicturesFor =
  /** The same for pages of a draft, with uploaded photos as svc-booking shows them to staff: to make their sizes takes longer than a host waits. */
  | 'preview'
  /** Photos in their sizes and the film, for pages. */
  | 'pages'
  /** The icon of a tab, for the back office at its own address. */
  | 'office'
  /** The names of all of them, and the files of the site itself. */
  | 'site';

/** What was made, and what for. Names are below the folder. */
export interface MadePictures {
  readonly pictures: HousePictures;
  /** The SVG of a browser's tab; empty for the invented house where the site has its own. */
  readonly icon: string;
  /** Files of the site by their path, such as `/favicon.ico`, and where they are in the folder. */
  readonly siteFiles: Readonly<Record<string, string>>;
  readonly files: readonly string[];
}

interface PictureOrder extends PictureMaking {
  readonly house: House;
  readonly wanted: PicturesFor;
  /** The icon that the site comes with. */
  readonly bundledIcon?: string | undefined;
}

/** Makes the pictures of a house that a server needs. Throws when a file is not what its name says. */
export async function drawPictures(order: PictureOrder): Promise<MadePictures> {
  const { house, wanted, folder } = order;
  const files: string[] = [];
  const keep = async (name: string, make: () => Promise<Buffer>): Promise<string> => {
    await once(folder, name, make);
    files.push(name);
    return name;
  };
  const picture = await logoOf(house);
  const logoFile =
    picture && (await keep(pictureName('logo', pictureHash(picture.png), 'png'), async () => picture.png));
  const logo: LogoFile | undefined = picture && {
    file: logoFile && picture.png.length > inlineBelowBytes ? logoFile : dataAddress(picture.png),
    width: picture.width,
    height: picture.height,
  };
  const icon =
    isInventedHouse(house.property) && order.bundledIcon ? order.bundledIcon : iconOf(house, picture);
  const making = wanted === 'pages' || wanted === 'preview' ? order : undefined;
  const photos = wanted === 'office' ? {} : await photosOf(order, making);
  const film = wanted === 'office' ? undefined : await filmOf(order, keep);
  for (const photo of Object.values(photos))
    if (making && !('address' in photo))
      files.push(...[...photo.avif, ...photo.webp].map(({ file }) => file));
  const siteFiles = wanted === 'site' ? await drawSiteFiles(house, icon, logoFile, keep) : {};
  return { pictures: { ...(logo && { logo }), photos, ...(film && { film }) }, icon, siteFiles, files };
}

type Keep = (name: string, make: () => Promise<Buffer>) => Promise<string>;

async function photosOf({ house, wanted }: PictureOrder, making: PictureMaking | undefined) {
  const photos: Record<string, PhotoFiles> = {};
  for (const [name, { file: from }] of Object.entries(house.property.media?.photos ?? {})) {
    const upload = wanted === 'preview' ? uploadNameOf(from) : undefined;
    photos[name] =
      upload !== undefined
        ? { address: `${readHouseFile.path.replace(':name', upload)}?width=${previewWidth}` }
        : isAddress(from)
          ? { address: from }
          : await photoFiles(name, fileOf(house, from), making);
  }
  return photos;
}

async function filmOf(
  { house, wanted, ...making }: PictureOrder,
  keep: Keep,
): Promise<HousePictures['film']> {
  const film = house.property.media?.film;
  if (!film) return undefined;
  const own = isAddress(film.mp4) ? undefined : readFileSync(fileOf(house, film.mp4));
  const name = own && pictureName('film', pictureHash(own), 'mp4');
  const isShown = wanted === 'pages' || wanted === 'preview';
  if (name && isShown) await keep(name, async () => own);
  const mp4 = name ?? film.mp4;
  if (isAddress(film.poster)) return { mp4, poster: film.poster };
  const poster = await photoFiles('poster', fileOf(house, film.poster), isShown ? making : undefined);
  return { mp4, poster: poster.webp.at(-1)?.file ?? '' };
}

async function drawSiteFiles(house: House, icon: string, logoFile: string | undefined, keep: Keep) {
  const { property } = house;
  const named = (name: string, ending: string) => pictureName(name, pictureHash(icon), ending);
  const png = (pixels: number) => keep(named(`icon-${pixels}`, 'png'), () => iconPng(icon, pixels, property));
  const own = property.media?.photos?.['house']?.file;
  const photo = own && !isAddress(own) ? fileOf(house, own) : undefined;
  return {
    '/favicon.svg': await keep(named('icon', 'svg'), async () => Buffer.from(icon)),
    '/favicon.ico': await keep(named('icon', 'ico'), () => iconIco(icon)),
    '/apple-touch-icon.png': await png(180),
    '/icon-192.png': await png(192),
    '/icon-512.png': await png(512),
    ...(photo && {
      '/share.jpg': await keep(pictureName('share', pictureHash(readFileSync(photo)), 'jpg'), () =>
        shareCard(photo),
      ),
    }),
    ...(logoFile && property.media?.logo && { '/logo.png': logoFile }),
  };
}

function dataAddress(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}
