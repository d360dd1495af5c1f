import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { isInventedHouse } from '@getaway/property';
import type { House } from '@getaway/property/file';
import type { MadePictures } from '@getaway/edge/house/pictures';
import { manifestOf } from '@getaway/edge/house/site-icons';

export interface SiteFilesOptions {
  /** The shell's build, with the files of `public/`. */
  readonly dist: string;
  /** The folder with the pictures of the house. */
  readonly folder: string;
  readonly house: House;
  readonly pictures: Promise<MadePictures>;
}

/**
 * Answers the files of the site that depend on its house: icons, the manifest, the picture of shared links, and the
 * logo in emails. Passes on what is the same for all houses.
 */
export function siteFiles({ dist, folder, house, pictures }: SiteFilesOptions): RequestHandler {
  const fileOf = async (address: string): Promise<string | undefined> => {
    if (!isSiteFile(address)) return undefined;
    const made = (await pictures).siteFiles[address];
    if (made) return path.join(folder, made);
    // The invented house has its name in its picture.
    if (address === '/share.jpg' && !isInventedHouse(house.property))
      return path.join(dist, 'share-plain.jpg');
    return undefined;
  };
  return async (request, response, next) => {
    if (request.path === '/site.webmanifest') {
      const template = await readFile(path.join(dist, 'site.webmanifest'));
      response.set('Cache-Control', 'no-cache').type('application/manifest+json');
      return void response.send(manifestOf(template, house.property));
    }
    const file = await fileOf(request.path);
    if (file === undefined) return next();
    response
      // Emails and previews of links show them on other sites.
      .set({ 'Cache-Control': 'no-cache', 'Cross-Origin-Resource-Policy': 'cross-origin' })
      .type(path.extname(request.path))
      .send(await readFile(file));
  };
}

/** Only these wait for the pictures. */
function isSiteFile(address: string): boolean {
  return /^\/(?:favicon\.(?:svg|ico)|apple-touch-icon\.png|icon-\d+\.png|share\.jpg|logo\.png)$/.test(
    address,
  );
}
