import { rspack, type Configuration, type RspackPluginInstance } from '@rspack/core';

const commonJsEntry = /@module-federation[\\/][\w-]+[\\/]dist[\\/]index\.cjs$/;
const runtime = '@module-federation/runtime';

/**
 * The federation plugin names the CommonJS entries of its runtime, of which nothing can be left out. Their ES modules
 * have the same exports and lose what a remote does not use: 6 kB of packed script. See also `leanResolve`.
 */
export function leanRuntime(): RspackPluginInstance {
  return new rspack.NormalModuleReplacementPlugin(commonJsEntry, (resource) => {
    resource.request = resource.request.replace(/\.cjs$/, '.js');
  });
}

/** Names the runtime as itself, before the plugin can name its CommonJS entry. */
export function leanResolve({ resolve }: Configuration): NonNullable<Configuration['resolve']> {
  return { ...resolve, alias: { ...resolve?.alias, [runtime]: runtime } };
}

/** What a shared package and another one both need is not packed twice. */
export const sharedOnce = {
  test: /[\\/]node_modules[\\/](?:react-dom|scheduler|use-sync-external-store)[\\/]/,
  minChunks: 2,
  minSize: 0,
} as const;
