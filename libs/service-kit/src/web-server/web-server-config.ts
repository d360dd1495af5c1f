import * as v from 'valibot';
import { booleanVariable, commonVariables, loadConfig, portVariable } from '../config.ts';

const networksVariable = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((network) => network.trim())),
  v.everyItem((network) => /^[\da-fA-F.:/]+$/.test(network), 'addresses or networks, comma separated'),
);

/** What every web server reads from its environment, beside its port. */
export const webServerVariables = {
  ...commonVariables,
  NODE_ENV: v.optional(v.string(), 'production'),
  COOKIE_SECURE: v.optional(booleanVariable, 'false'),
  /** Where `/metrics` is served, on a port of its own that no guest reaches; nowhere unless it is set. */
  METRICS_PORT: v.optional(portVariable),
  /** Proxies in front of this server whose X-Forwarded headers are believed. */
  TRUSTED_PROXIES: v.optional(networksVariable),
};

/** The configuration of a server that only has files to give. */
export function loadFileServerConfig(environment: NodeJS.ProcessEnv, defaultPort: string) {
  return loadConfig(
    v.object({ ...webServerVariables, PORT: v.optional(portVariable, defaultPort) }),
    environment,
  );
}
