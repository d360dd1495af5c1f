import * as v from 'valibot';
import { loadConfig, portVariable } from '@getaway/service-kit/config';
import { serviceAddressVariables } from '@getaway/service-kit/web-server/service-proxy';
import { webServerVariables } from '@getaway/service-kit/web-server/web-server-config';

/** Reads the environment of the back office's own server. Throws with every fault named. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  return loadConfig(
    v.object({
      ...webServerVariables,
      ...serviceAddressVariables,
      PORT: v.optional(portVariable, '8082'),
    }),
    environment,
  );
}
