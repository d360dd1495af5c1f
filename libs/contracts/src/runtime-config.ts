import * as v from 'valibot';

/**
 * The content of `/config.json`, which the shell reads at run time: the remotes, their paths, and the card
 * provider's public settings.
 */
export const runtimeConfigSchema = v.object({
  apps: v.array(
    v.object({
      /** The remote's federation name. */
      name: v.pipe(v.string(), v.regex(/^[a-z_]+$/)),
      /** The address of its mf-manifest.json, relative to the edge or absolute. */
      entry: v.string(),
      /** Its path prefixes. */
      paths: v.array(v.string()),
      /** Prefixes below those that belong to other remotes. */
      except: v.array(v.string()),
    }),
  ),
  payments: v.object({
    publishableKey: v.string(),
    /** The sandbox's script; null when the provider's own is used. */
    scriptUrl: v.nullable(v.string()),
  }),
});

export type RuntimeConfig = v.InferOutput<typeof runtimeConfigSchema>;
