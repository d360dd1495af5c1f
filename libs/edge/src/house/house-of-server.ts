import path from 'node:path';
import { propertyFileAt } from '@getaway/property/file';
import type { Logger } from '@getaway/service-kit/logger';
import { houseFilesOf } from '../web-server-config.ts';
import { followHouse } from './follow-house.ts';
import type { HouseSource } from './house-source.ts';
import { createUploads, type Uploads } from './uploads.ts';

interface HouseConfig {
  readonly BOOKING_URL?: readonly string[] | undefined;
  readonly PROPERTY_FILE?: string | undefined;
  readonly KEPT_HOUSE?: string | undefined;
  readonly HOUSE_FILES?: string | undefined;
}

/** The folders with the photos of the house; the first one that has a file is used. Uploaded ones are kept in the first. */
export function houseFolders(config: HouseConfig): readonly string[] {
  const kept =
    config.KEPT_HOUSE === undefined
      ? path.join(houseFilesOf(config), '.kept')
      : path.resolve(path.dirname(config.KEPT_HOUSE));
  return [kept, path.dirname(propertyFileAt(config.PROPERTY_FILE))];
}

/** The uploaded pictures of the house, as a web server keeps them. */
export function uploadsOfServer(config: HouseConfig): Uploads {
  return createUploads({ bookingUrls: config.BOOKING_URL ?? [], folders: houseFolders(config) });
}

/** The house that a web server shows, as it is configured. Rejects as `followHouse` does. */
export function houseOfServer(
  config: HouseConfig,
  running: { readonly logger: Logger; readonly stopping: AbortSignal },
): Promise<HouseSource> {
  return followHouse({
    ...running,
    bookingUrls: config.BOOKING_URL ?? [],
    propertyFile: config.PROPERTY_FILE,
    keptFile: config.KEPT_HOUSE,
    folders: houseFolders(config),
    uploads: uploadsOfServer(config),
  });
}
