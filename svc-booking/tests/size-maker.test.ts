import { afterAll, beforeAll, expect, test } from 'vitest';
import { noisyPhoto } from '@getaway/pictures/tests/noisy-photo';
import { createLogger } from '@getaway/service-kit/logger';
import { withWriteDeadline } from '@getaway/service-kit/write-deadline';
import type { TestDatabase } from '@getaway/testing/test-postgres';
import { openDatabase, type Database } from '../src/database/database.ts';
import { startPictureThreads, type PictureThreads } from '../src/house/files/picture-threads.ts';
import { startSizeMaker } from '../src/house/files/start-size-maker.ts';
import { uploadFile } from '../src/house/files/upload-file.ts';
import { createBookingDatabase } from './booking-database.ts';

let created: TestDatabase;
let database: Database;
let pictures: PictureThreads;
beforeAll(async () => {
  created = await createBookingDatabase();
  database = openDatabase(created.url, () => undefined);
  pictures = startPictureThreads(0);
});
afterAll(async () => {
  await pictures.stop();
  await database.close();
  await created.drop();
});

test('stores the sizes of a photo even if the deadline of its upload request has passed', async () => {
  const content = await noisyPhoto(500, 400).jpeg().toBuffer();
  const now = () => new Date();
  await uploadFile({ database, pictures, now }, { content, use: 'photo', by: 'admin' });
  const logger = createLogger({ part: 'test', level: 'silent' });
  const sizes = startSizeMaker({ database, pictures, now, logger, stopping: new AbortController().signal });
  withWriteDeadline(-1, () => sizes.begin());
  await sizes.stop();
  const { rows } = await database.pool.query('SELECT count(*)::int AS count FROM house_file_variants');
  expect(rows).toEqual([{ count: 4 }]);
});
