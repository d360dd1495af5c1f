import path from 'node:path';
import { houseOfServer } from '@getaway/edge/house/house-of-server';
import { createProxy } from '@getaway/edge/proxy';
import { runWebServer } from '@getaway/edge/run-web-server';
import { readConfig } from './config.ts';
import { createEdge } from './edge.ts';

const config = readConfig(process.env);

await runWebServer({
  part: 'shell',
  config,
  build: async (logger, lifetime) => {
    const proxy = createProxy(logger, { bodyMs: config.BODY_TIMEOUT_MS });
    lifetime.onStop('proxy', () => proxy.close());
    const dist = path.join(import.meta.dirname, '../dist');
    const source = await houseOfServer(config, { logger, stopping: lifetime.stopping });
    return createEdge({ config, dist, source, logger, proxy });
  },
});
