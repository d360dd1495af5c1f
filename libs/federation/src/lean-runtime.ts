import { rspack, type Configuration, type RspackPluginInstance } from '@rspack/core';

const commonJsEntry = /@module-federation[\\/][\w-]+[\\/]dist[\\/]index\.cjs$/;
const runtime = '@module-federation/runtime';

/**
 * The federation plugin uses the CommonJS entries of its runtime, which cannot be tree-shaken. Their ES modules have the
 * same exports and drop what a remote does not use: 6 kB of compressed script. See also `leanResolve`.
 */
export function leanRuntime(): RspackPluginInstance {
  return new rspack.NormalModuleReplacementPlugin(commonJsEntry, (resource) => {
    resource.request = resource.request.replace(/\.cjs$/, '.js');
  });
}

const storeShim = /^use-sync-external-store\/shim(?:\/index\.js)?$/;

/** Takes React's own `useSyncExternalStore` instead of the copy for versions before 18, which wouter and swr bring. */
export function ownStore(): RspackPluginInstance {
  return new rspack.NormalModuleReplacementPlugin(storeShim, (resource) => {
    resource.request = 'react';
  });
}

/** Resolves the runtime to itself before the plugin resolves it to its CommonJS entry. */
export function leanResolve({ resolve }: Configuration): NonNullable<Configuration['resolve']> {
  return { ...resolve, alias: { ...resolve?.alias, [runtime]: runtime } };
}

/** Avoids bundling a dependency of two packages twice. */
export const sharedOnce = {
  test: /[\\/]node_modules[\\/](?:react-dom|scheduler|use-sync-external-store)[\\/]/,
  minChunks: 2,
  minSize: 0,
} as const;
