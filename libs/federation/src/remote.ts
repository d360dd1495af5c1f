import { rspack, type Configuration } from '@rspack/core';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { base } from './base.ts';
import { leanResolve, leanRuntime, ownStore, sharedOnce } from './lean-runtime.ts';
import type { Part } from './part.ts';
import { PrecompressPlugin } from './precompress.ts';
import { singletons } from './singletons.ts';

/** The remote's own page, from `src/standalone.ts`, for remotes that also work without the shell. */
interface Standalone {
  title: string;
}

/** A single-spa application, exposed to the shell as `<name>/app` from `src/app.tsx`. */
export function remote(part: Part, standalone?: Standalone): Configuration {
  const shared = base(part);
  const { name, dir, dev } = part;
  return {
    ...shared,
    resolve: leanResolve(shared),
    optimization: { splitChunks: { cacheGroups: { sharedOnce } } },
    entry: standalone ? { standalone: './src/standalone.ts' } : {},
    plugins: [
      ...(shared.plugins ?? []),
      new ModuleFederationPlugin({
        name,
        filename: dev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        exposes: { './app': './src/app.tsx' },
        shared: singletons(dir),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: {
          // Only the shell loads remotes.
          optimization: { target: 'web', disableRemote: true },
          // The shell shares its federation runtime; the remote's own page needs a separate one.
          externalRuntime: standalone === undefined,
        },
      }),
      leanRuntime(),
      ownStore(),
      standalone && ownPage(name, standalone),
      dev ? new ReactRefreshRspackPlugin() : new PrecompressPlugin(),
    ],
  };
}

function ownPage(name: string, { title }: Standalone) {
  return new rspack.HtmlRspackPlugin({
    // Deep links return the same page, so its addresses must not be relative.
    publicPath: '/',
    scriptLoading: 'defer',
    title,
    template: './src/standalone.html',
    // The server inserts the house at its comments.
    minify: false,
    excludeChunks: [name],
  });
}
