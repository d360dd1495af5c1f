import { isIP } from 'node:net';
import * as v from 'valibot';
import {
  booleanVariable,
  commonVariables,
  countVariable,
  loadConfig,
  nodeEnvVariable,
  portVariable,
  variable,
} from '@getaway/service-kit/config';

function isNetwork(text: string): boolean {
  const [address = '', prefix = '0', ...rest] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits;
}

const networksVariable = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((network) => network.trim())),
  v.everyItem(isNetwork, 'addresses or networks, comma-separated'),
);

/** What every web server reads from its environment, beside its port. */
export const webServerVariables = {
  ...commonVariables,
  NODE_ENV: nodeEnvVariable,
  COOKIE_SECURE: v.optional(
    variable(
      booleanVariable,
      'Whether the site is served over TLS; if so, Strict-Transport-Security is sent',
    ),
    'false',
  ),
  METRICS_PORT: v.optional(
    variable(
      portVariable,
      'The port of `/metrics`, not reachable for guests; without it, there are no metrics',
    ),
  ),
  CONNECTIONS_PER_NETWORK: v.optional(
    variable(
      countVariable,
      'The number of open connections per IPv4 address or IPv6 /64; `TRUSTED_PROXIES` are not counted; 0 means no limit',
    ),
    '100',
  ),
  MAX_CONNECTIONS: v.optional(
    variable(
      v.pipe(countVariable, v.minValue(1, 'at least 1')),
      'The total number of open connections; more are closed at once',
    ),
    '4000',
  ),
  TRUSTED_PROXIES: v.optional(
    variable(networksVariable, 'The proxies in front of this server whose X-Forwarded headers are used'),
  ),
};

/** What the server of a remote reads beside that. */
export const remoteVariables = {
  KEPT_BUILDS: v.optional(
    variable(
      v.string(),
      'A folder shared by all replicas and builds of the remote, so that pages of another build find their files',
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
