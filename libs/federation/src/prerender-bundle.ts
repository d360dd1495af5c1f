import { rspack, type Configuration } from '@rspack/core';
import { base } from './base.ts';
import type { Part } from './part.ts';

/** The part's sources for Node, without federation: `src/prerender.tsx` becomes `dist-ssr/prerender.mjs`. */
export function prerenderBundle(part: Part): Configuration {
  const shared = base(part, 'ssr');
  return {
    ...shared,
    entry: { prerender: './src/prerender.tsx' },
    output: {
      ...shared.output,
      filename: '[name].mjs',
      chunkFilename: '[name].mjs',
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
    },
    // Read by the server that renders the pages.
    plugins: [
      ...(shared.plugins ?? []),
      new rspack.BannerPlugin({
        banner: `export const buildId = ${JSON.stringify(part.buildId)};`,
        raw: true,
      }),
    ],
    optimization: { minimize: false },
  };
}
