import path from 'node:path';
import { houseOfServer } from '@getaway/edge/house/house-of-server';
import { createProxy } from '@getaway/edge/proxy';
import { runWebServer } from '@getaway/edge/run-web-server';
import { createAdminServer } from './admin-server.ts';
import { readConfig } from './config.ts';

const dist = path.join(import.meta.dirname, '../dist');
const config = readConfig(process.env);

await runWebServer({
  part: 'mf-admin',
  config,
  build: async (logger, lifetime) => {
    const proxy = createProxy(logger, { bodyMs: config.BODY_TIMEOUT_MS });
    lifetime.onStop('proxy', () => proxy.close());
    const source = await houseOfServer(config, { logger, stopping: lifetime.stopping });
    return createAdminServer({ config, dist, source, logger, proxy });
  },
});
