import path from 'node:path';
import { propertyFileAt } from '@getaway/property/file';
import type { Logger } from '@getaway/service-kit/logger';
import { houseFilesOf } from '../web-server-config.ts';
import { followHouse } from './follow-house.ts';
import type { HouseSource } from './house-source.ts';

interface HouseConfig {
  readonly BOOKING_URL?: readonly string[] | undefined;
  readonly PROPERTY_FILE?: string | undefined;
  readonly KEPT_HOUSE?: string | undefined;
  readonly HOUSE_FILES?: string | undefined;
}

/** The folders with the photos of the house; the first one that has a file is used. */
export function houseFolders(config: HouseConfig): readonly string[] {
  return [houseFilesOf(config), path.dirname(propertyFileAt(config.PROPERTY_FILE))];
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
  });
}
