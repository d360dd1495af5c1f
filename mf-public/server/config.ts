import { remoteVariables, webServerVariables } from '@getaway/edge/web-server-config';
import {
  addressesVariable,
  digitVariable,
  loadConfig,
  portVariable,
  variable,
} from '@getaway/service-kit/config';
import * as v from 'valibot';

/** The environment of mf-public's server. */
export const configSchema = v.object({
  ...webServerVariables,
  ...remoteVariables,
  PORT: v.optional(variable(portVariable, 'The port it listens on'), '8081'),
  BOOKING_URL: v.optional(
    variable(
      addressesVariable,
      'The address of svc-booking, or of each replica, comma separated; without it the property file is shown',
    ),
  ),
  PHOTO_EFFORT: v.optional(variable(digitVariable, 'The effort of AVIF compression for photos, 0 to 9'), '4'),
});

export type PublicConfig = v.InferOutput<typeof configSchema>;

/** Reads the environment of mf-public's server. Throws with every fault named. */
export function readConfig(environment: NodeJS.ProcessEnv): PublicConfig {
  return loadConfig(configSchema, environment);
}
