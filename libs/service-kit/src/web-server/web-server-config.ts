import * as v from 'valibot';
import {
  booleanVariable,
  commonVariables,
  loadConfig,
  nodeEnvVariable,
  portVariable,
  variable,
} from '../config.ts';

const networksVariable = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((network) => network.trim())),
  v.everyItem((network) => /^[\da-fA-F.:/]+$/.test(network), 'addresses or networks, comma separated'),
);

/** What every web server reads from its environment, beside its port. */
export const webServerVariables = {
  ...commonVariables,
  NODE_ENV: nodeEnvVariable,
  COOKIE_SECURE: v.optional(
    variable(booleanVariable, 'Whether the site is served securely: browsers are then told to stay with it'),
    'false',
  ),
  METRICS_PORT: v.optional(
    variable(
      portVariable,
      'Where `/metrics` is served, a port that no guest reaches; nowhere unless it is set',
    ),
  ),
  TRUSTED_PROXIES: v.optional(
    variable(networksVariable, 'Proxies in front of this server whose X-Forwarded headers are believed'),
  ),
};

/** What the server of a remote reads beside that. */
export const remoteVariables = {
  KEPT_BUILDS: v.optional(
    variable(
      v.string(),
      'A folder that all replicas and builds of the remote share, so that pages of another build find their files',
    ),
  ),
};

/** The configuration of a server that only has files to give. */
export function loadFileServerConfig(environment: NodeJS.ProcessEnv, defaultPort: string) {
  return loadConfig(fileServerSchema(defaultPort), environment);
}

/** The environment of such a server. */
export function fileServerSchema(defaultPort: string) {
  return v.object({
    ...webServerVariables,
    ...remoteVariables,
    PORT: v.optional(variable(portVariable, 'The port it listens on'), defaultPort),
  });
}
