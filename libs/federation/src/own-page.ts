import { rspack, type Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { base } from './base.ts';
import { ownStore } from './lean-runtime.ts';
import type { Part } from './part.ts';
import { PrecompressPlugin } from './precompress.ts';

interface OwnPage {
  readonly title: string;
}

/**
 * The page of a remote that also works without the shell: `src/standalone.tsx` and `src/standalone.html` become `dist/own`. It is
 * a bundle of its own, because a page that shares nothing needs no federation: 19 kB of compressed script.
 */
export function ownPage(part: Part, { title }: OwnPage): Configuration {
  const shared = base(part, 'own');
  return {
    ...shared,
    // That one empties the folder.
    dependencies: [base(part).name ?? ''],
    entry: { standalone: './src/standalone.tsx' },
    output: { ...shared.output, publicPath: '/own/' },
    plugins: [
      ...(shared.plugins ?? []),
      ownStore(),
      new rspack.HtmlRspackPlugin({
        scriptLoading: 'defer',
        title,
        template: './src/standalone.html',
        // The server inserts the house at its comments.
        minify: false,
      }),
      part.dev ? new ReactRefreshRspackPlugin() : new PrecompressPlugin(),
    ],
  };
}
