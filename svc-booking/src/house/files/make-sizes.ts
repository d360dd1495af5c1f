import { addMilliseconds, minuteMs, type Clock } from '@getaway/kernel/instant';
import { unlimitedTime, type JobBudget } from '@getaway/service-kit/jobs';
import type { Logger } from '@getaway/service-kit/logger';
import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../../database/database.ts';
import { beginPhoto, storeVariants } from './house-files.repository.ts';
import type { PictureThreads } from './picture-threads.ts';

/** Beyond it a photo was left behind by a process that ended. It takes less than two minutes. */
const leftBehindMs = 10 * minuteMs;
/** A photo that ends its process is not tried forever: web servers make its sizes then. */
const mostTries = 3;

export interface SizeDeps {
  readonly database: Database;
  readonly pictures: PictureThreads;
  readonly now: Clock;
  readonly logger: Logger;
}

/**
 * Makes the sizes that pages show of uploaded photos, the oldest first: of those that nobody has begun, or with
 * `leftBehind` of those that somebody has not ended.
 */
export async function makeSizes(
  { database, pictures, now, logger }: SizeDeps,
  { budget = unlimitedTime, leftBehind = false }: { budget?: JobBudget; leftBehind?: boolean } = {},
): Promise<void> {
  const which = leftBehind
    ? { mostTries, uploadedBefore: addMilliseconds(now(), -leftBehindMs) }
    : { mostTries: 1, uploadedBefore: now() };
  while (budget.hasTime()) {
    const photo = await beginPhoto(sqlOf(database.pool), which);
    if (!photo) return;
    try {
      const variants = await pictures.variantsOf(photo.name, photo.content);
      if (!variants) logger.warn({ photo: photo.name }, 'the sizes of a photo took too long');
      else await database.transactPlain(async (sql) => storeVariants(sql, photo.name, variants, now()));
    } catch (error) {
      logger.error({ err: error, photo: photo.name }, 'the sizes of a photo were not made');
    }
  }
}
