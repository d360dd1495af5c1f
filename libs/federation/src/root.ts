import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isInventedHouse } from '@getaway/property';
import { isAddress } from '@getaway/property/media';
import { rspack, type Configuration } from '@rspack/core';
import { base } from './base.ts';
import { readHouse, type House } from '@getaway/property/build/house';
import { iconOf, logoOf } from '@getaway/property/build/logo';
import type { Part } from './part.ts';
import { shareCard } from '@getaway/property/build/photo-sizes';
import { PrecompressPlugin } from './precompress.ts';
import { iconIco, iconPng, manifestOf } from '@getaway/property/build/site-icons';

/** The application that loads the remotes: `src/index.ts` and `src/app.html`, with the files of `public/`. */
export function root(part: Part): Configuration {
  const shared = base(part);
  return {
    ...shared,
    entry: { [part.name]: './src/index.ts' },
    output: { ...shared.output, publicPath: '/' },
    plugins: [
      ...(shared.plugins ?? []),
      // Leaves out the parts of the federation runtime that are only for Node.
      new rspack.DefinePlugin({ ENV_TARGET: JSON.stringify('web') }),
      new rspack.HtmlRspackPlugin({
        template: './src/app.html',
        filename: 'app.html',
        // The edge inserts content at its comments.
        minify: false,
        scriptLoading: 'defer',
        inject: 'head',
      }),
      new rspack.CopyRspackPlugin({ patterns: publicFiles() }),
      new PrecompressPlugin(),
    ],
  };
}

/**
 * The files of `public/`. share.jpg is the picture of shared links, favicon.svg the icon, with copies for phones and old
 * browsers, and logo.png the logo in emails.
 */
function publicFiles() {
  const house = readHouse();
  const { property, file } = house;
  const logo = property.media?.logo;
  const own = property.media?.photos?.['house'];
  const photo = own && !isAddress(own) ? path.resolve(path.dirname(file), own) : undefined;
  // The example house has its name in its picture.
  const drawn = isInventedHouse(property) ? 'public/share.jpg' : 'public/share-plain.jpg';
  // The example house has a separate icon for small sizes.
  const iconSvg = (bundled: Buffer) => (isInventedHouse(property) ? bundled : iconOf(house));
  const icon = { from: 'public/favicon.svg' };
  const iconOfPixels = (to: string, pixels: number) => ({
    ...icon,
    to,
    transform: async (svg: Buffer) => iconPng(await iconSvg(svg), pixels, property),
  });
  return [
    {
      from: 'public',
      globOptions: { ignore: ['**/share*.jpg', '**/favicon.svg', '**/site.webmanifest'] },
      noErrorOnMissing: true,
    },
    { ...icon, transform: iconSvg },
    { ...icon, to: 'favicon.ico', transform: async (svg: Buffer) => iconIco(await iconSvg(svg)) },
    iconOfPixels('apple-touch-icon.png', 180),
    iconOfPixels('icon-192.png', 192),
    iconOfPixels('icon-512.png', 512),
    { from: 'public/site.webmanifest', transform: (template: Buffer) => manifestOf(template, property) },
    { from: photo ?? drawn, to: 'share.jpg', ...(photo && { transform: () => shareCard(photo) }) },
    ...(logo
      ? [{ from: path.resolve(path.dirname(file), logo), to: 'logo.png', transform: () => logoPng(house) }]
      : []),
  ];
}

async function logoPng(house: House): Promise<Buffer> {
  const logo = await logoOf(house);
  return logo ? readFileSync(logo.file) : Buffer.alloc(0);
}
