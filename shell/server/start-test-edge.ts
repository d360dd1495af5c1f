import { startBeforeService, type ServerBeforeService } from '@getaway/edge/tests/server-before-service';
import { houseFromFile } from '@getaway/edge/house/house-source';
import { readConfig } from './config.ts';
import { createEdge } from './edge.ts';

/** The edge before services that trust it, without its remotes. */
export function startTestEdge(): Promise<ServerBeforeService> {
  return startBeforeService(({ environment, logger, proxy }) => {
    const config = readConfig({
      ...environment,
      MF_ADMIN_URL: 'http://127.0.0.1:9',
      MF_PUBLIC_URL: 'http://127.0.0.1:9',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    });
    return createEdge({ config, dist: import.meta.dirname, source: houseFromFile(undefined), logger, proxy });
  });
}
