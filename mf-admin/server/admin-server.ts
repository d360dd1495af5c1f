import type { RequestListener } from 'node:http';
import path from 'node:path';
import type { Logger } from '@getaway/service-kit/logger';
import { createWebApp } from '@getaway/edge/create-web-app';
import type { Proxy } from '@getaway/edge/proxy';
import { redirectPath } from '@getaway/edge/redirect-path';
import { remoteFiles, remoteIsBuilt } from '@getaway/edge/remote-files';
import { securityHeaders } from '@getaway/edge/security-headers';
import { serviceProxy } from '@getaway/edge/service-proxy';
import { singlePage } from '@getaway/edge/single-page';
import { onlyReads } from '@getaway/edge/static-files';
import type { AdminConfig } from './config.ts';

export interface AdminServerOptions {
  readonly config: AdminConfig;
  /** mf-admin's build. */
  readonly dist: string;
  readonly logger: Logger;
  readonly proxy: Proxy;
}

/** The back office at its own address: its page, its files, and the way to the services. */
export async function createAdminServer({
  config,
  dist,
  logger,
  proxy,
}: AdminServerOptions): Promise<RequestListener> {
  const development = config.NODE_ENV === 'development';
  return createWebApp({
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
      serviceProxy(proxy, config),
      onlyReads,
      redirectPath({ from: '/website', to: config.PUBLIC_ORIGIN }),
      ...(await remoteFiles({ dist, development, keptBuilds: config.KEPT_BUILDS })),
      singlePage({
        file: path.join(dist, 'index.html'),
        start: '/admin',
        paths: ['/admin', '/admin-login'],
      }),
    ],
  });
}
