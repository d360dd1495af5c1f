import type { RequestListener } from 'node:http';
import path from 'node:path';
import { createRemoteApp } from '@getaway/edge/create-remote-app';
import { houseFolders, uploadsOfServer } from '@getaway/edge/house/house-of-server';
import type { HouseSource } from '@getaway/edge/house/house-source';
import { makePictures } from '@getaway/edge/house/make-pictures';
import { onlyReads, sendNoSuchFile } from '@getaway/edge/static-files';
import { houseFilesOf } from '@getaway/edge/web-server-config';
import type { House } from '@getaway/property/file';
import type { Logger } from '@getaway/service-kit/logger';
import type { PublicConfig } from './config.ts';
import { keepFragments } from './fragments/keep-fragments.ts';
import { renderFragments } from './fragments/render-fragments.ts';
import { keepPreview } from './preview/keep-preview.ts';
import { sendPreview } from './preview/send-preview.ts';

export interface PublicServerOptions {
  readonly config: PublicConfig;
  /** The folder that has mf-public's build in `dist` and `dist-ssr`. */
  readonly build: string;
  readonly source: HouseSource;
  readonly logger: Logger;
}

/**
 * The files of mf-public, and its pages as they are for the current house. Rejects when the first house cannot be
 * rendered.
 */
export async function createPublicServer(options: PublicServerOptions): Promise<RequestListener> {
  const { config, build, source, logger } = options;
  const folder = houseFilesOf(config);
  const render = async ({ house, isPreview }: { house: House; isPreview: boolean }) => {
    const { pictures } = await makePictures(house, {
      folder,
      wanted: isPreview ? 'preview' : 'pages',
      avifEffort: config.PHOTO_EFFORT,
      bookingUrls: config.BOOKING_URL,
    });
    const { property, revision } = house;
    // Where a page of a draft leads, the draft is shown, too.
    return renderFragments({ build, property, revision, pictures, allParts: isPreview });
  };
  const sendFragments = await keepFragments({
    source,
    logger,
    render: (house) => render({ house, isPreview: false }),
  });
  const uploads = uploadsOfServer(config);
  const pagesOf = keepPreview({
    folders: houseFolders(config),
    fetchUploads: (house) => uploads.fetch(house),
    render: (house) => render({ house, isPreview: true }),
    logger,
  });
  return createRemoteApp({
    config,
    dist: path.join(build, 'dist'),
    logger,
    before: [
      onlyReads,
      sendFragments,
      sendPreview({ bookingUrls: config.BOOKING_URL ?? [], pagesOf, logger }),
    ],
    after: sendNoSuchFile,
  });
}
