import path from 'node:path';
import { houseFromFile } from '@getaway/edge/house/house-source';
import { runWebServer } from '@getaway/edge/run-web-server';
import { readConfig } from './config.ts';
import { createPublicServer } from './public-server.ts';

const build = path.join(import.meta.dirname, '..');
const config = readConfig(process.env);

await runWebServer({
  part: 'mf-public',
  config,
  build: (logger) =>
    createPublicServer({ config, build, source: houseFromFile(config.PROPERTY_FILE), logger }),
});
