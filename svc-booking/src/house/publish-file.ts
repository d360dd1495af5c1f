import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { ConfigurationError, readPropertyFile } from '@getaway/service-kit/config';
import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { keepOwnFiles } from './files/own-files-beside-file.ts';
import type { PictureThreads } from './files/picture-threads.ts';
import { readUploadsBeside, storeUploads } from './files/uploads-beside-file.ts';
import { lockHouse, readVersion } from './house-versions.repository.ts';
import { publishHouse } from './publish-house.ts';

/**
 * Publishes a property file with all pictures next to it, which are uploads then, unless it is what is published already.
 * `siteFile` is the property file of the site. A draft stays: its author finds out when they publish it. Throws a
 * ConfigurationError that names each wrong field and picture.
 */
export async function publishFile(
  { database, pictures }: { readonly database: Database; readonly pictures: PictureThreads },
  { file, siteFile, now }: { readonly file: string; readonly siteFile: string; readonly now: Date },
): Promise<{
  readonly revision: number;
  readonly isNew: boolean;
  /** Whether there are photos whose sizes the web servers make before they show it. */
  readonly hasNewPhotos: boolean;
}> {
  const given = v.parse(v.record(v.string(), v.unknown()), readPropertyFile(file).content);
  const uploads = await readUploadsBeside(sqlOf(database.pool), file, given);
  const own = await keepOwnFiles(pictures, { file, siteFile, content: given });
  const faults = [...own.faults, ...uploads.faults];
  if (faults.length > 0) throw new ConfigurationError(faults);
  const { content } = own;
  const files = [...own.files, ...uploads.files];
  const hasNewPhotos = files.some(({ usedFor }) => usedFor === 'photo');
  return database.transactPlain(async (sql) => {
    await lockHouse(sql);
    await storeUploads(sql, { file, content, files, uploadedBy: 'import', uploadedAt: now });
    const published = await readVersion(sql);
    if (published && isDeepStrictEqual(published.content, content))
      return { revision: published.revision, isNew: false, hasNewPhotos };
    // As if staff had done it: a start must not replace it with an earlier PROPERTY_FILE.
    const version = {
      content,
      source: 'staff',
      digest: null,
      publishedBy: 'import',
      publishedAt: now,
    } as const;
    return { revision: await publishHouse(sql, version, randomUUID()), isNew: true, hasNewPhotos };
  });
}
