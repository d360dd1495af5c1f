import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { rspack, type CacheOptions, type Configuration } from '@rspack/core';
import { cssAndAssetRules } from './asset-rules.ts';
import type { Part } from './part.ts';

const browsers = ['chrome >= 111', 'edge >= 111', 'firefox >= 114', 'safari >= 16.4'];

/** Where each variant of a part is built. */
const folders = { web: 'dist', own: 'dist/own', ssr: 'dist-ssr' } as const;

export type Variant = keyof typeof folders;

/**
 * The common configuration of shell, remotes, a remote's own page, and the prerender bundle. `ssr` bundles for Node and emits no
 * assets.
 */
export function base(part: Part, variant: Variant = 'web'): Configuration {
  const { dir, name, dev } = part;
  const ssr = variant === 'ssr';
  const file = dev || ssr ? '[name]' : '[name].[contenthash:8]';
  return {
    name: `${name}-${variant}`,
    context: dir,
    mode: dev ? 'development' : 'production',
    target: ssr ? 'node24' : `browserslist:${browsers.join(',')}`,
    devtool: dev ? 'cheap-module-source-map' : false,
    cache: persistentCache(part, variant),
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    output: {
      path: path.join(dir, folders[variant]),
      clean: true,
      uniqueName: name,
      // Only the edge knows the address that a fragment is served from. It fills in {base}.
      publicPath: ssr ? '{base}' : 'auto',
      filename: `${file}.js`,
      chunkFilename: `${file}.js`,
      cssFilename: `${file}.css`,
      cssChunkFilename: `${file}.css`,
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    },
    module: { rules: [typescript(dev && !ssr, dev, ssr), pureLibraries, ...cssAndAssetRules(ssr)] },
    plugins: [new rspack.DefinePlugin({ __BUILD_ID__: JSON.stringify(part.buildId) })],
    devServer: devServer(part),
    performance: false,
    lazyCompilation: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

/** The parts of Ant Design don't say that they have no side effects, so all of them would be bundled with the first one used. */
const pureLibraries = { test: /[\\/]node_modules[\\/]@rc-component[\\/]/, sideEffects: false };

function typescript(refresh: boolean, development: boolean, ssr: boolean) {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    type: 'javascript/auto',
    loader: 'builtin:swc-loader',
    options: {
      detectSyntax: 'auto',
      jsc: { transform: { react: { runtime: 'automatic', development, refresh } } },
      env: { targets: ssr ? 'node 24' : browsers },
    },
  } as const;
}

function persistentCache({ dir, dev }: Part, variant: Variant): CacheOptions {
  const directory = path.join(dir, '.rspack-cache', dev ? `${variant}-dev` : variant);
  const settings = [
    'part',
    'base',
    'asset-rules',
    'remote',
    'own-page',
    'prerender-bundle',
    'root',
    'singletons',
    'lean-runtime',
  ];
  return {
    type: 'persistent',
    storage: { type: 'filesystem', directory },
    buildDependencies: [
      path.join(dir, 'rspack.config.ts'),
      path.join(dir, 'package.json'),
      ...settings.map((file) => path.join(import.meta.dirname, `${file}.ts`)),
    ],
  };
}

/** The development server answers readiness checks like the part's own server. */
const ready = {
  name: 'ready',
  path: '/readyz',
  middleware: (_request: unknown, response: ServerResponse) => void response.end(),
};

function devServer({ port }: Part): NonNullable<Configuration['devServer']> {
  return {
    host: '127.0.0.1',
    port,
    hot: true,
    historyApiFallback: { index: '/own/index.html' },
    setupMiddlewares: (middlewares) => [ready, ...middlewares],
    allowedHosts: 'all',
    headers: { 'Access-Control-Allow-Origin': '*' },
    // The page comes from the edge; updates come directly from here.
    client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false },
  };
}
