import path from 'node:path';
import { houseOfServer } from '@getaway/edge/house/house-of-server';
import { runWebServer } from '@getaway/edge/run-web-server';
import { readConfig } from './config.ts';
import { createPublicServer } from './public-server.ts';

const build = path.join(import.meta.dirname, '..');
const config = readConfig(process.env);

await runWebServer({
  part: 'mf-public',
  config,
  build: async (logger, lifetime) => {
    const source = await houseOfServer(config, { logger, stopping: lifetime.stopping });
    return createPublicServer({ config, build, source, logger });
  },
});
