import * as v from 'valibot';
import {
  addressesVariable,
  addressVariable,
  loadConfig,
  portVariable,
  variable,
} from '@getaway/service-kit/config';
import { bodyVariables, serviceAddressVariables } from '@getaway/edge/service-proxy';
import { webServerVariables } from '@getaway/edge/web-server-config';

/** The address of a remote's files: a path, or a URL on another host. */
const remoteAddress = v.pipe(
  v.string(),
  v.check((address) => address.startsWith('/') || URL.canParse(address), 'a path or a URL'),
  v.endsWith('/', 'an address that ends with a slash'),
);

/** The edge's environment. */
export const configSchema = v.object({
  ...webServerVariables,
  ...serviceAddressVariables,
  ...bodyVariables,
  PORT: v.optional(variable(portVariable, 'The port of the site'), '8080'),
  PUBLIC_ORIGIN: v.optional(
    variable(addressVariable, 'The public address of the site, for guests and search engines'),
    'http://localhost:8080',
  ),
  MF_PUBLIC_URL: variable(
    addressesVariable,
    "The address of mf-public's server; several replicas, comma-separated",
  ),
  MF_ADMIN_URL: variable(
    addressesVariable,
    "The address of mf-admin's server; several replicas, comma-separated",
  ),
  MF_PUBLIC_ADDRESS: v.optional(
    variable(remoteAddress, "The path below which browsers find mf-public's files, or a URL on another host"),
    '/remotes/mf-public/',
  ),
  MF_ADMIN_ADDRESS: v.optional(
    variable(remoteAddress, "The path below which browsers find mf-admin's files, or a URL on another host"),
    '/remotes/mf-admin/',
  ),
  STRIPE_PUBLISHABLE_KEY: variable(
    v.pipe(v.string(), v.startsWith('pk_', 'a publishable key, pk_…')),
    'The key that browsers use to call the card provider',
  ),
  STRIPE_SANDBOX_URL: v.optional(
    variable(addressVariable, "The address of the card sandbox; leave it out with the provider's real keys"),
  ),
});

export type EdgeConfig = v.InferOutput<typeof configSchema>;

/** Reads the environment of the edge. Throws an error that lists all faults. */
export function readConfig(environment: NodeJS.ProcessEnv): EdgeConfig {
  return loadConfig(configSchema, environment);
}
