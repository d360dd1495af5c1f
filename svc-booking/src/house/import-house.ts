import { createHash, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import * as v from 'valibot';
import { ConfigurationError, readPropertyFile } from '@getaway/service-kit/config';
import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { readUploadsBeside, storeUploads } from './files/uploads-beside-file.ts';
import { isToBePublished } from './house-import.rules.ts';
import { lockHouse, readEarlierVersions } from './house-versions.repository.ts';
import { publishHouse } from './publish-house.ts';

/**
 * Publishes the property file that is configured, with the uploaded pictures next to it, or the bundled one, if it has not
 * been published yet. Several replicas may start at once. Throws a ConfigurationError that names each wrong field and picture.
 */
export async function importHouse(
  database: Database,
  propertyFile: string | undefined,
  now: Date,
): Promise<void> {
  const file = propertyFile ?? createRequire(import.meta.url).resolve('@getaway/property/property.json');
  const content = v.parse(v.record(v.string(), v.unknown()), readPropertyFile(file).content);
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const source = propertyFile === undefined ? 'bundled' : 'file';
  const plain = sqlOf(database.pool);
  if (!isToBePublished({ source, digest }, await readEarlierVersions(plain))) return;
  const { files, faults } = await readUploadsBeside(plain, file, content);
  if (faults.length > 0) throw new ConfigurationError(faults);
  await database.transactPlain(async (sql) => {
    await lockHouse(sql);
    // Another replica may have published it meanwhile.
    if (!isToBePublished({ source, digest }, await readEarlierVersions(sql))) return;
    await storeUploads(sql, { file, content, files, uploadedBy: 'start', uploadedAt: now });
    const version = { content, source, digest, publishedBy: 'start', publishedAt: now } as const;
    await publishHouse(sql, version, randomUUID());
  });
}
