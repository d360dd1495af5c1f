import { uploadsIn } from '@getaway/property/uploads';
import type { ServiceBase } from '@getaway/service-kit/start-service';
import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { checkGuidePictures, guideOf, houseFileOf, type GuideOfStay } from '../guest-page/house-guide.ts';
import { readGuidePictures } from './files/house-files.repository.ts';
import { readVersion } from './house-versions.repository.ts';

/**
 * The guide of the published house, read again with each new version. Throws a ConfigurationError if a picture of the
 * property file's guide is missing or too large.
 */
export async function followGuide(
  { database, house, logger }: ServiceBase<Database>,
  propertyFile: string | undefined,
): Promise<() => GuideOfStay | null> {
  const file = houseFileOf(propertyFile);
  checkGuidePictures(file);
  const read = async (): Promise<GuideOfStay | null> => {
    const newest = await readVersion(sqlOf(database.pool));
    const names = uploadsIn(newest?.content).map(({ name }) => name);
    const uploads = await readGuidePictures(sqlOf(database.pool), names);
    return guideOf(newest?.content, { file, uploads });
  };
  let guide = await read();
  let reading = Promise.resolve();
  // One after the other, so that a slow answer does not replace a newer guide.
  house.onChange(() => {
    reading = reading
      .then(async () => {
        guide = await read();
      })
      .catch((error: unknown) => logger.warn({ err: error }, 'guide not read'));
  });
  return () => guide;
}
