import path from 'node:path';
import { houseFromFile } from '@getaway/edge/house/house-source';
import { createProxy } from '@getaway/edge/proxy';
import { runWebServer } from '@getaway/edge/run-web-server';
import { createAdminServer } from './admin-server.ts';
import { readConfig } from './config.ts';

const dist = path.join(import.meta.dirname, '../dist');
const config = readConfig(process.env);

await runWebServer({
  part: 'mf-admin',
  config,
  build: (logger, lifetime) => {
    const proxy = createProxy(logger, { bodyMs: config.BODY_TIMEOUT_MS });
    lifetime.onStop('proxy', () => proxy.close());
    return createAdminServer({
      config,
      dist,
      source: houseFromFile(config.PROPERTY_FILE),
      logger,
      proxy,
    });
  },
});
