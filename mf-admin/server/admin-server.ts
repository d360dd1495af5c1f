import type { RequestListener } from 'node:http';
import path from 'node:path';
import type { Logger } from '@getaway/service-kit/logger';
import { createRemoteApp } from '@getaway/edge/create-remote-app';
import type { Proxy } from '@getaway/edge/proxy';
import { redirectPath } from '@getaway/edge/redirect-path';
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
export function createAdminServer({
  config,
  dist,
  logger,
  proxy,
}: AdminServerOptions): Promise<RequestListener> {
  return createRemoteApp({
    config,
    dist,
    logger,
    before: [
      serviceProxy(proxy, config),
      onlyReads,
      redirectPath({ from: '/website', to: config.PUBLIC_ORIGIN }),
    ],
    after: singlePage({
      file: path.join(dist, 'index.html'),
      start: '/admin',
      paths: ['/admin', '/admin-login'],
    }),
  });
}
