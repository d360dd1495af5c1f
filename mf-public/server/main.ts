import path from 'node:path';
import { createRemoteApp } from '@getaway/edge/create-remote-app';
import { runWebServer } from '@getaway/edge/run-web-server';
import { onlyReads, sendNoSuchFile } from '@getaway/edge/static-files';
import { loadFileServerConfig } from '@getaway/edge/web-server-config';

const dist = path.join(import.meta.dirname, '../dist');
const config = loadFileServerConfig(process.env, '8081');

await runWebServer({
  part: 'mf-public',
  config,
  build: (logger) => createRemoteApp({ config, dist, logger, before: [onlyReads], after: sendNoSuchFile }),
});
