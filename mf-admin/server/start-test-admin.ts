import { startBeforeService, type ServerBeforeService } from '@getaway/edge/tests/server-before-service';
import { houseFromFile } from '@getaway/edge/house/house-source';
import { createAdminServer } from './admin-server.ts';
import { readConfig } from './config.ts';

/** The back office's own server before services that trust it. */
export function startTestAdmin(): Promise<ServerBeforeService> {
  return startBeforeService(({ environment, logger, proxy }) =>
    createAdminServer({
      config: readConfig(environment),
      dist: import.meta.dirname,
      source: houseFromFile(undefined),
      logger,
      proxy,
    }),
  );
}
