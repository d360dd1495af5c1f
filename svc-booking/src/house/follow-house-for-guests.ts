import { uploadsIn } from '@getaway/property/uploads';
import type { ServiceBase } from '@getaway/service-kit/start-service';
import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { entryOf } from '../guest-page/entry.ts';
import { checkGuidePictures, guideOf, houseFileOf, type GuideOfStay } from '../guest-page/house-guide.ts';
import { readGuidePictures } from './files/house-files.repository.ts';
import { readVersion } from './house-versions.repository.ts';

/** What only booked guests may read of the published house. */
export interface HouseForGuests {
  /** Null for a house without one. */
  readonly guide: GuideOfStay | null;
  /** What they read about getting in; undefined where each booking has a code of its own. */
  readonly entry: string | undefined;
}

/**
 * What only booked guests may read, read again with each new version. Throws a ConfigurationError if a picture of the
 * property file's guide is missing or too large.
 */
export async function followHouseForGuests(
  { database, house, logger }: ServiceBase<Database>,
  propertyFile: string | undefined,
): Promise<() => HouseForGuests> {
  const file = houseFileOf(propertyFile);
  checkGuidePictures(file);
  const read = async (): Promise<HouseForGuests> => {
    const newest = await readVersion(sqlOf(database.pool));
    const names = uploadsIn(newest?.content).map(({ name }) => name);
    const uploads = await readGuidePictures(sqlOf(database.pool), names);
    return { guide: guideOf(newest?.content, { file, uploads }), entry: entryOf(newest?.content) };
  };
  let shown = await read();
  let reading = Promise.resolve();
  // One after the other, so that a slow answer does not replace a newer one.
  house.onChange(() => {
    reading = reading
      .then(async () => {
        shown = await read();
      })
      .catch((error: unknown) => logger.warn({ err: error }, 'guide and entry instructions not read'));
  });
  return () => shown;
}
