import type { Express, RequestHandler } from 'express';
import type { ReadinessCheck } from '@getaway/service-kit/health';
import type { Logger } from '@getaway/service-kit/logger';
import { createWebApp } from './create-web-app.ts';
import { remoteFiles, remoteIsBuilt } from './remote-files.ts';
import { securityHeaders } from './security-headers.ts';
import { houseFilesOf, type RemoteConfig } from './web-server-config.ts';

export interface RemoteAppOptions {
  readonly config: RemoteConfig;
  /** The remote's build. */
  readonly dist: string;
  readonly logger: Logger;
  /** A page of the build that is only served filled in. */
  readonly template?: string;
  /** Whether it can serve its pages; its build alone by default. */
  readonly ready?: readonly ReadinessCheck[];
  /** Handle a request before it is looked up among the remote's files. */
  readonly before: readonly RequestHandler[];
  /** Handles what is no file of the remote. */
  readonly after: RequestHandler;
}

/** The web app of a remote's server, which serves the remote's build to pages of any origin. */
export async function createRemoteApp(options: RemoteAppOptions): Promise<Express> {
  const { config, dist, logger, before, after, template, ready = [] } = options;
  const development = config.NODE_ENV === 'development';
  return createWebApp({
    logger,
    trustedProxies: config.TRUSTED_PROXIES ?? [],
    ready: [remoteIsBuilt(dist), ...ready],
    securityHeaders: securityHeaders({
      cardProvider: false,
      remoteOrigins: [],
      secure: config.COOKIE_SECURE,
      development,
    }),
    handlers: [
      ...before,
      ...(await remoteFiles({
        dist,
        development,
        keptBuilds: config.KEPT_BUILDS,
        houseFiles: houseFilesOf(config),
        template,
      })),
      after,
    ],
  });
}
