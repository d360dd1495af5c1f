import * as v from 'valibot';
import { addressesVariable, addressVariable, loadConfig, portVariable } from '@getaway/service-kit/config';
import { serviceAddressVariables } from '@getaway/service-kit/web-server/service-proxy';
import { webServerVariables } from '@getaway/service-kit/web-server/web-server-config';

/** Where browsers find a remote's files: below this address, or on another host. */
const remoteAddress = v.pipe(
  v.string(),
  v.check((address) => address.startsWith('/') || URL.canParse(address), 'a path or an address'),
  v.endsWith('/', 'an address with a slash at its end'),
);

const edgeVariables = v.object({
  ...webServerVariables,
  ...serviceAddressVariables,
  PORT: v.optional(portVariable, '8080'),
  /** The address that guests and search engines know the site by. */
  PUBLIC_ORIGIN: v.optional(addressVariable, 'http://localhost:8080'),
  MF_PUBLIC_URL: addressesVariable,
  MF_ADMIN_URL: addressesVariable,
  MF_PUBLIC_ADDRESS: v.optional(remoteAddress, '/remotes/mf-public/'),
  MF_ADMIN_ADDRESS: v.optional(remoteAddress, '/remotes/mf-admin/'),
  STRIPE_PUBLISHABLE_KEY: v.pipe(v.string(), v.startsWith('pk_', 'a publishable key, pk_…')),
  STRIPE_SANDBOX_URL: v.optional(addressVariable),
});

export type EdgeConfig = v.InferOutput<typeof edgeVariables>;

/** Reads the environment of the edge. Throws with every fault named. */
export function readConfig(environment: NodeJS.ProcessEnv): EdgeConfig {
  return loadConfig(edgeVariables, environment);
}
