import { createHash, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import * as v from 'valibot';
import { readPropertyFile } from '@getaway/service-kit/config';
import type { Database } from '../database/database.ts';
import { isToBePublished } from './house-import.rules.ts';
import { lockHouse, readEarlierVersions } from './house-versions.repository.ts';
import { publishHouse } from './publish-house.ts';

/**
 * Publishes the property file that is configured, or the bundled one, if it has not been published yet. Several replicas
 * may start at once. Throws a ConfigurationError that names each wrong field.
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
  await database.transact(async (_tx, sql) => {
    await lockHouse(sql);
    if (!isToBePublished({ source, digest }, await readEarlierVersions(sql))) return;
    const version = { content, source, digest, publishedBy: 'start', publishedAt: now } as const;
    await publishHouse(sql, version, randomUUID());
  });
}
