import path from 'node:path';
import { createWebApp } from '@getaway/edge/create-web-app';
import { remoteFiles, remoteIsBuilt } from '@getaway/edge/remote-files';
import { runWebServer } from '@getaway/edge/run-web-server';
import { securityHeaders } from '@getaway/edge/security-headers';
import { onlyReads, sendNoSuchFile } from '@getaway/edge/static-files';
import { loadFileServerConfig } from '@getaway/edge/web-server-config';

const dist = path.join(import.meta.dirname, '../dist');
const config = loadFileServerConfig(process.env, '8081');
const development = config.NODE_ENV === 'development';

await runWebServer({
  part: 'mf-public',
  config,
  build: async (logger) =>
    createWebApp({
      logger,
      trustedProxies: config.TRUSTED_PROXIES ?? [],
      ready: [remoteIsBuilt(dist)],
      securityHeaders: securityHeaders({
        cardProvider: false,
        remoteOrigins: [],
        secure: config.COOKIE_SECURE,
        development,
      }),
      handlers: [
        onlyReads,
        ...(await remoteFiles({ dist, development, keptBuilds: config.KEPT_BUILDS })),
        sendNoSuchFile,
      ],
    }),
});
