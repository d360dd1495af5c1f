import * as v from 'valibot';
import { addressVariable, loadConfig, portVariable, variable } from '@getaway/service-kit/config';
import { bodyVariables, serviceAddressVariables } from '@getaway/edge/service-proxy';
import { remoteVariables, webServerVariables } from '@getaway/edge/web-server-config';

/** The environment of the back office's own server. */
export const configSchema = v.object({
  ...webServerVariables,
  ...remoteVariables,
  ...serviceAddressVariables,
  ...bodyVariables,
  PORT: v.optional(variable(portVariable, 'The port it listens on'), '8082'),
  PUBLIC_ORIGIN: v.optional(
    variable(addressVariable, 'The public address of the site, used by Back to Website'),
    'http://localhost:8080',
  ),
});

export type AdminConfig = v.InferOutput<typeof configSchema>;

/** Reads the environment of the back office's own server. Throws with every fault named. */
export function readConfig(environment: NodeJS.ProcessEnv): AdminConfig {
  return loadConfig(configSchema, environment);
}
