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

/** Where browsers find a remote's files: below this address, or on another host. */
const remoteAddress = v.pipe(
  v.string(),
  v.check((address) => address.startsWith('/') || URL.canParse(address), 'a path or an address'),
  v.endsWith('/', 'an address with a slash at its end'),
);

/** The edge's environment. */
export const configSchema = v.object({
  ...webServerVariables,
  ...serviceAddressVariables,
  ...bodyVariables,
  PORT: v.optional(variable(portVariable, 'The port of the site'), '8080'),
  PUBLIC_ORIGIN: v.optional(
    variable(addressVariable, 'The address that guests and search engines know the site by'),
    'http://localhost:8080',
  ),
  MF_PUBLIC_URL: variable(
    addressesVariable,
    "Where it reaches mf-public's server; several replicas, comma separated",
  ),
  MF_ADMIN_URL: variable(
    addressesVariable,
    "Where it reaches mf-admin's server; several replicas, comma separated",
  ),
  MF_PUBLIC_ADDRESS: v.optional(
    variable(remoteAddress, "Where browsers find mf-public's files: below this path, or on another host"),
    '/remotes/mf-public/',
  ),
  MF_ADMIN_ADDRESS: v.optional(
    variable(remoteAddress, "Where browsers find mf-admin's files: below this path, or on another host"),
    '/remotes/mf-admin/',
  ),
  STRIPE_PUBLISHABLE_KEY: variable(
    v.pipe(v.string(), v.startsWith('pk_', 'a publishable key, pk_…')),
    'The key with which browsers speak to the card provider',
  ),
  STRIPE_SANDBOX_URL: v.optional(
    variable(addressVariable, "The card sandbox; not set with the provider's own keys"),
  ),
});

export type EdgeConfig = v.InferOutput<typeof configSchema>;

/** Reads the environment of the edge. Throws with every fault named. */
export function readConfig(environment: NodeJS.ProcessEnv): EdgeConfig {
  return loadConfig(configSchema, environment);
}
