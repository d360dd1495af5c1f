import type { Configuration } from '@rspack/core';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { base } from './base.ts';
import { leanResolve, leanRuntime, ownStore, sharedOnce } from './lean-runtime.ts';
import type { Part } from './part.ts';
import { PrecompressPlugin } from './precompress.ts';
import { singletons } from './singletons.ts';

/** A single-spa application, exposed to the shell as `<name>/app` from `src/app.tsx`. */
export function remote(part: Part): Configuration {
  const shared = base(part);
  const { name, dir, dev } = part;
  return {
    ...shared,
    resolve: leanResolve(shared),
    optimization: { splitChunks: { cacheGroups: { sharedOnce } } },
    entry: {},
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
          // Only the shell loads remotes, and shares its runtime with them.
          optimization: { target: 'web', disableRemote: true },
          externalRuntime: true,
        },
      }),
      leanRuntime(),
      ownStore(),
      dev ? new ReactRefreshRspackPlugin() : new PrecompressPlugin(),
    ],
  };
}
