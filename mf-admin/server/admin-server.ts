import type { RequestListener } from 'node:http';
import path from 'node:path';
import type { Logger } from '@getaway/service-kit/logger';
import { pageHouseOf } from '@getaway/property/house/page-house';
import { createRemoteApp } from '@getaway/edge/create-remote-app';
import { perHouse, type HouseSource } from '@getaway/edge/house/house-source';
import { makePictures } from '@getaway/edge/house/make-pictures';
import { fillTemplate, housePlaces, templateReader } from '@getaway/edge/page-template';
import type { Proxy } from '@getaway/edge/proxy';
import { redirectPath } from '@getaway/edge/redirect-path';
import { serviceProxy } from '@getaway/edge/service-proxy';
import { singlePage } from '@getaway/edge/single-page';
import { onlyReads } from '@getaway/edge/static-files';
import { houseFilesOf } from '@getaway/edge/web-server-config';
import type { AdminConfig } from './config.ts';

const template = 'own/index.html';

export interface AdminServerOptions {
  readonly config: AdminConfig;
  /** mf-admin's build. */
  readonly dist: string;
  readonly source: HouseSource;
  readonly logger: Logger;
  readonly proxy: Proxy;
}

/**
 * The back office at its own address: its page, its files, and the way to the services. Rejects when the house's logo
 * cannot be used.
 */
export async function createAdminServer({
  config,
  dist,
  source,
  logger,
  proxy,
}: AdminServerOptions): Promise<RequestListener> {
  const readTemplate = templateReader(path.join(dist, template), config.NODE_ENV === 'development');
  const placesOf = perHouse(source, async (house) => {
    const { pictures, icon } = await makePictures(house, { folder: houseFilesOf(config), wanted: 'office' });
    const iconAddress = `data:image/svg+xml,${encodeURIComponent(icon)}`;
    return { ...housePlaces(pageHouseOf(house.property, pictures)), icon: iconAddress };
  });
  // The logo has to be there before a page inside the shell asks for it.
  await placesOf();
  return createRemoteApp({
    config,
    dist,
    logger,
    before: [
      serviceProxy(proxy, config),
      onlyReads,
      redirectPath({ from: '/website', to: config.PUBLIC_ORIGIN }),
    ],
    template,
    after: singlePage({
      readHtml: async () => fillTemplate(await readTemplate(), await placesOf()),
      start: '/admin',
      paths: ['/admin', '/admin-login'],
    }),
  });
}
