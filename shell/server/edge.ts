import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Express, RequestHandler } from 'express';
import { backgroundOf } from '@getaway/property/colours';
import { mediaOrigins, type Property } from '@getaway/property';
import type { Logger } from '@getaway/service-kit/logger';
import { createWebApp } from '@getaway/edge/create-web-app';
import type { Proxy } from '@getaway/edge/proxy';
import { securityHeaders } from '@getaway/edge/security-headers';
import { serviceOf } from '@getaway/edge/route-table';
import { serviceProxy } from '@getaway/edge/service-proxy';
import { isFilePath, onlyReads, sendNoSuchFile, staticFiles } from '@getaway/edge/static-files';
import type { EdgeConfig } from './config.ts';
import { createFragmentStore } from './fragment-store.ts';
import { pages } from './pages.ts';
import { remoteOrigins, runtimeConfigOf } from './runtime-config.ts';
import { searchEngineFiles } from './search-engine-files.ts';
import { stayPages } from './stay/stay-pages.ts';
import { unavailablePage } from './unavailable-page.ts';

export interface EdgeOptions {
  readonly config: EdgeConfig;
  /** The shell's build. */
  readonly dist: string;
  readonly property: Property;
  readonly logger: Logger;
  readonly proxy: Proxy;
}

/** The public server of the site: its pages, its files, and the proxy to the services. */
export function createEdge({ config, dist, property, logger, proxy }: EdgeOptions): Express {
  const development = config.NODE_ENV === 'development';
  const { origin } = new URL(config.PUBLIC_ORIGIN);
  const policy = {
    cardProvider: config.STRIPE_SANDBOX_URL === undefined,
    remoteOrigins: remoteOrigins(config),
    mediaOrigins: mediaOrigins(property),
    secure: config.COOKIE_SECURE,
    development,
  };
  const findFragment = createFragmentStore({ remoteUrls: config.MF_PUBLIC_URL, logger, now: Date.now });
  const { sendUnavailablePage, sendServiceAway } = unavailablePage(property.colours);
  const sandbox = config.STRIPE_SANDBOX_URL;
  const stays = stayPages({ services: config, property, origin });
  return createWebApp({
    logger,
    trustedProxies: config.TRUSTED_PROXIES ?? [],
    ready: [{ name: 'build', check: () => existsSync(path.join(dist, 'app.html')) }],
    sendFaultPage: sendUnavailablePage,
    securityHeaders: securityHeaders(policy),
    handlers: [
      serviceProxy(proxy, config, sendServiceAway),
      below('/remotes/mf-public', filesOf(proxy.to({ name: 'mf-public', urls: config.MF_PUBLIC_URL }))),
      below('/remotes/mf-admin', filesOf(proxy.to({ name: 'mf-admin', urls: config.MF_ADMIN_URL }))),
      ...(sandbox === undefined ? [] : [below('/sandbox', proxy.to({ name: 'sandbox', urls: [sandbox] }))]),
      stays.forms,
      onlyReads,
      sendConfig(config),
      searchEngineFiles(origin),
      exceptTemplate(staticFiles(dist, { development })),
      pages({
        dist,
        findFragment,
        readPlainStay: stays.readPlain,
        origin,
        fragmentBase: config.MF_PUBLIC_ADDRESS,
        title: property.name,
        colour: backgroundOf(property.colours),
        development,
      }),
    ],
  });
}

/** Passes requests below a path to a handler, with the rest of the path. */
function below(prefix: string, handler: RequestHandler): RequestHandler {
  return (request, response, next) => {
    if (!request.url.startsWith(`${prefix}/`)) return next();
    const address = request.url;
    request.url = address.slice(prefix.length);
    return handler(request, response, (error?: unknown) => {
      request.url = address;
      next(error);
    });
  };
}

/** Passes only requests for files to a remote's server, because mf-admin's would forward calls to the services. */
function filesOf(remote: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const { method, path: file } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead) return onlyReads(request, response, next);
    if (!isFilePath(file) || serviceOf(file) !== undefined) return sendNoSuchFile(request, response, next);
    return remote(request, response, next);
  };
}

function sendConfig(config: EdgeConfig): RequestHandler {
  const answer = runtimeConfigOf(config);
  return (request, response, next) => {
    if (request.path !== '/config.json') return next();
    response.set('Cache-Control', 'no-cache').json(answer);
  };
}

/** Serves all files except the template, which is only served composed. Some file systems ignore case. */
function exceptTemplate(files: RequestHandler): RequestHandler {
  return (request, response, next) =>
    request.path.toLowerCase().startsWith('/app.html') ? next() : files(request, response, next);
}
