import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Express, RequestHandler } from 'express';
import { hiddenPages, mediaOrigins } from '@getaway/property';
import type { House } from '@getaway/property/file';
import { pageHouseOf } from '@getaway/property/house/page-house';
import { perHouse, type HouseSource } from '@getaway/edge/house/house-source';
import { makePictures } from '@getaway/edge/house/make-pictures';
import type { Logger } from '@getaway/service-kit/logger';
import { createWebApp } from '@getaway/edge/create-web-app';
import type { Proxy } from '@getaway/edge/proxy';
import { securityHeaders, type SecurityPolicy } from '@getaway/edge/security-headers';
import { serviceOf } from '@getaway/edge/route-table';
import { serviceProxy } from '@getaway/edge/service-proxy';
import { exceptTemplate } from '@getaway/edge/page-template';
import { houseFilesOf } from '@getaway/edge/web-server-config';
import { isFilePath, onlyReads, sendNoSuchFile, staticFiles } from '@getaway/edge/static-files';
import type { EdgeConfig } from './config.ts';
import { nightsReader } from './calendar/read-nights.ts';
import { createFragmentStore } from './fragment-store.ts';
import { offerReader } from './offer/read-offer.ts';
import { pages } from './pages.ts';
import { previewPages } from './preview/preview-pages.ts';
import { remoteOrigins, runtimeConfigOf } from './runtime-config.ts';
import { pageSender, type SendPage } from './send-page.ts';
import { searchEngineFiles } from './search-engine-files.ts';
import { siteFiles } from './site-files.ts';
import { stayPages } from './stay/stay-pages.ts';
import { unavailablePage } from './unavailable-page.ts';

export interface EdgeOptions {
  readonly config: EdgeConfig;
  /** The shell's build. */
  readonly dist: string;
  readonly source: HouseSource;
  readonly logger: Logger;
  readonly proxy: Proxy;
}

/** The public server of the site: its pages, its files, and the proxy to the services. */
export function createEdge({ config, dist, source, logger, proxy }: EdgeOptions): Express {
  const development = config.NODE_ENV === 'development';
  const { origin } = new URL(config.PUBLIC_ORIGIN);
  const fragments = createFragmentStore({
    remoteUrls: config.MF_PUBLIC_URL,
    logger,
    now: () => performance.now(),
  });
  const policy = policyOf(config);
  source.onChange(() => fragments.expect(source.current().revision));
  const sandbox = config.STRIPE_SANDBOX_URL;
  const sendPage = pageSender({
    dist,
    findFragment: fragments.find,
    origin,
    fragmentBase: config.MF_PUBLIC_ADDRESS,
    findHouse: () => current().findPageHouse(),
    development,
  });
  const current = perHouse(source, (house) => partsOfHouse(house, { config, dist, logger, sendPage }));
  return createWebApp({
    logger,
    trustedProxies: config.TRUSTED_PROXIES ?? [],
    ready: [{ name: 'build', check: () => existsSync(path.join(dist, 'app.html')) }],
    sendFaultPage: (...call) => current().unavailable.sendUnavailablePage(...call),
    securityHeaders: (...call) => current().securityHeaders(...call),
    handlers: [
      serviceProxy(proxy, config, (...call) => current().unavailable.sendServiceAway(...call)),
      below('/remotes/mf-public', filesOf(proxy.to({ name: 'mf-public', urls: config.MF_PUBLIC_URL }))),
      below('/remotes/mf-admin', filesOf(proxy.to({ name: 'mf-admin', urls: config.MF_ADMIN_URL }))),
      ...(sandbox === undefined ? [] : [below('/sandbox', proxy.to({ name: 'sandbox', urls: [sandbox] }))]),
      (...call) => current().stays.forms(...call),
      onlyReads,
      sendConfig(config),
      (...call) => current().searchEngineFiles(...call),
      (...call) => current().siteFiles(...call),
      exceptTemplate('app.html', staticFiles(dist, { development })),
      previewPages({
        dist,
        remoteUrls: config.MF_PUBLIC_URL,
        origin,
        fragmentBase: config.MF_PUBLIC_ADDRESS,
        development,
        // The photos of a draft may be on other hosts than those of the published house.
        securityHeaders: securityHeaders({
          ...policy,
          cardProvider: false,
          mediaOrigins: ['https:'],
          inOwnFrames: true,
        }),
        colours: () => source.current().property.colours,
        logger,
      }),
      pages({
        sendPage,
        readPlainStay: (request) => current().stays.readPlain(request),
        readNights: (needed) => current().readNights(needed),
        readOffer: offerReader({ bookingUrls: config.BOOKING_URL, logger, now: () => new Date() }),
        hidden: () => current().hidden,
      }),
    ],
  });
}

function policyOf(config: EdgeConfig): SecurityPolicy {
  return {
    cardProvider: config.STRIPE_SANDBOX_URL === undefined,
    remoteOrigins: remoteOrigins(config),
    map: true,
    secure: config.COOKIE_SECURE,
    development: config.NODE_ENV === 'development',
  };
}

/** The back office takes no payments. A guest can get to one from any other page without loading another document. */
function headersOfPages(policy: SecurityPolicy): RequestHandler {
  const ofGuests = securityHeaders(policy);
  const ofOffice = securityHeaders({ ...policy, cardProvider: false });
  return (request, ...rest) => (isOffice(request.path) ? ofOffice : ofGuests)(request, ...rest);
}

function isOffice(page: string): boolean {
  return /^\/admin(-login)?(\/|$)/.test(page);
}

/** What the edge serves differently for each house. */
function partsOfHouse(
  house: House,
  {
    config,
    dist,
    logger,
    sendPage,
  }: Pick<EdgeOptions, 'config' | 'dist' | 'logger'> & { readonly sendPage: SendPage },
) {
  const { property } = house;
  const folder = houseFilesOf(config);
  const bundledIcon = path.join(dist, 'favicon.svg');
  // Pages do not wait for them: most have the house of their fragment.
  const pictures = makePictures(house, {
    folder,
    wanted: 'site',
    bundledIcon: existsSync(bundledIcon) ? readFileSync(bundledIcon, 'utf8') : undefined,
  });
  pictures.catch((error: unknown) =>
    logger.error({ err: error }, 'the pictures of the house cannot be used'),
  );
  const hidden = hiddenPages(property);
  const { origin } = new URL(config.PUBLIC_ORIGIN);
  return {
    hidden,
    searchEngineFiles: searchEngineFiles(origin, hidden),
    securityHeaders: headersOfPages({ ...policyOf(config), mediaOrigins: mediaOrigins(property) }),
    unavailable: unavailablePage(property.colours),
    readNights: nightsReader({
      bookingUrls: config.BOOKING_URL,
      timeZone: property.timeZone,
      logger,
      now: () => new Date(),
    }),
    stays: stayPages({ services: config, property, origin, sendPage }),
    siteFiles: siteFiles({ dist, folder, house, pictures }),
    findPageHouse: async () => pageHouseOf(property, (await pictures).pictures),
  };
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
