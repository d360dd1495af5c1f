import { isIP } from 'node:net';
import path from 'node:path';
import * as v from 'valibot';
import {
  booleanVariable,
  commonVariables,
  countVariable,
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
  v.everyItem(isNetwork, 'addresses or networks, comma separated'),
);

/** Where a checkout keeps the pictures of its house. */
const usualHouseFiles = path.join(import.meta.dirname, '../../../.cache/house');

/** The environment of every web server, besides its port. */
export const webServerVariables = {
  ...commonVariables,
  NODE_ENV: nodeEnvVariable,
  COOKIE_SECURE: v.optional(
    variable(
      booleanVariable,
      'Whether the site is served over HTTPS: browsers are then told to keep using it',
    ),
    'false',
  ),
  METRICS_PORT: v.optional(
    variable(portVariable, 'The port of `/metrics`, which no guest may reach; off by default'),
  ),
  CONNECTIONS_PER_NETWORK: v.optional(
    variable(
      countVariable,
      'The most open connections of one IPv4 address or IPv6 /64; `TRUSTED_PROXIES` are not counted; 0 means no limit',
    ),
    '100',
  ),
  MAX_CONNECTIONS: v.optional(
    variable(
      v.pipe(countVariable, v.minValue(1, 'at least 1')),
      'The most open connections in total; more are closed at once',
    ),
    '4000',
  ),
  HOUSE_FILES: v.optional(
    variable(
      v.string(),
      'A folder for the pictures that are made of the photos and the logo of the house; `.cache/house` of the project by default',
    ),
  ),
  KEPT_HOUSE: v.optional(
    variable(
      v.string(),
      'A JSON file in which the server keeps the published house, to start with it while svc-booking is unavailable; by default it is not kept',
    ),
  ),
  TRUSTED_PROXIES: v.optional(
    variable(networksVariable, 'Proxies in front of this server whose X-Forwarded headers are trusted'),
  ),
};

/** The folder with the pictures of the house. */
export function houseFilesOf(config: { readonly HOUSE_FILES?: string | undefined }): string {
  return config.HOUSE_FILES ?? usualHouseFiles;
}

/** The further environment of a remote's server. */
export const remoteVariables = {
  KEPT_BUILDS: v.optional(
    variable(
      v.string(),
      'A folder that all replicas and builds of the remote share, so that pages of another build find their files',
    ),
  ),
};

const remoteSchema = v.object({ ...webServerVariables, ...remoteVariables });

/** The configuration of a remote's server. */
export type RemoteConfig = v.InferOutput<typeof remoteSchema>;
