import { rspack, type Configuration } from '@rspack/core';
import { base } from './base.ts';
import type { Part } from './part.ts';
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
      // Leaves out the parts of the federation runtime that are only for Node, and its reading of manifests.
      new rspack.DefinePlugin({
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true,
      }),
      new rspack.HtmlRspackPlugin({
        template: './src/app.html',
        filename: 'app.html',
        // The edge inserts content at its comments.
        minify: false,
        scriptLoading: 'defer',
        inject: 'head',
      }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', noErrorOnMissing: true }] }),
      new PrecompressPlugin(),
    ],
  };
}
