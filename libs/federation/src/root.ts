import path from 'node:path';
import { isAddress } from '@getaway/contracts/property/media';
import { rspack, type Configuration } from '@rspack/core';
import { base } from './base.ts';
import { readHouse } from './house.ts';
import type { Part } from './part.ts';
import { shareCard } from './photo-sizes.ts';
import { PrecompressPlugin } from './precompress.ts';

/** The application that loads the remotes: `src/index.ts` and `src/app.html`, with the files of `public/`. */
export function root(part: Part): Configuration {
  const shared = base(part);
  return {
    ...shared,
    entry: { [part.name]: './src/index.ts' },
    output: { ...shared.output, publicPath: '/' },
    plugins: [
      ...(shared.plugins ?? []),
      // Leaves the parts of the federation runtime out that only serve Node.
      new rspack.DefinePlugin({ ENV_TARGET: JSON.stringify('web') }),
      new rspack.HtmlRspackPlugin({
        template: './src/app.html',
        filename: 'app.html',
        // The edge finds its places in it by comments.
        minify: false,
        scriptLoading: 'defer',
        inject: 'head',
      }),
      new rspack.CopyRspackPlugin({ patterns: publicFiles() }),
      new PrecompressPlugin(),
    ],
  };
}

/** The files of `public/`; what a shared link shows is the house that is built, in words only where it is the bundled one. */
function publicFiles() {
  const house = readHouse();
  if (house.file === undefined) return [{ from: 'public', globOptions: { ignore: ['**/share-plain.jpg'] } }];
  const own = house.property.media?.photos?.['house'];
  const photo = own && !isAddress(own) ? path.resolve(path.dirname(house.file), own) : undefined;
  return [
    { from: 'public', globOptions: { ignore: ['**/share*.jpg'] } },
    {
      from: photo ?? 'public/share-plain.jpg',
      to: 'share.jpg',
      ...(photo && { transform: () => shareCard(photo) }),
    },
  ];
}
