import path from 'node:path';
import { createWebApp } from '@getaway/service-kit/web-server/create-web-app';
import { createProxy } from '@getaway/service-kit/web-server/proxy';
import { remoteFiles, remoteIsBuilt } from '@getaway/service-kit/web-server/remote-files';
import { runWebServer } from '@getaway/service-kit/web-server/run-web-server';
import { securityHeaders } from '@getaway/service-kit/web-server/security-headers';
import { serviceProxy } from '@getaway/service-kit/web-server/service-proxy';
import { singlePage } from '@getaway/service-kit/web-server/single-page';
import { onlyReads } from '@getaway/service-kit/web-server/static-files';
import { readConfig } from './config.ts';

const dist = path.join(import.meta.dirname, '../dist');
const config = readConfig(process.env);
const development = config.NODE_ENV === 'development';

await runWebServer({
  part: 'mf-admin',
  config,
  build: async (logger, lifetime) => {
    const proxy = createProxy(logger);
    lifetime.onStop('proxy', () => proxy.close());
    return createWebApp({
      logger,
      trustedProxies: config.TRUSTED_PROXIES ?? [],
      ready: [remoteIsBuilt(dist)],
      handlers: [
        securityHeaders({
          cardProvider: false,
          remoteOrigins: [],
          secure: config.COOKIE_SECURE,
          development,
        }),
        serviceProxy(proxy, config),
        onlyReads,
        ...(await remoteFiles({ dist, development, keptBuilds: config.KEPT_BUILDS })),
        singlePage({
          file: path.join(dist, 'index.html'),
          start: '/admin',
          paths: ['/admin', '/admin-login'],
        }),
      ],
    });
  },
});
