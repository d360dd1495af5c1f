import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { readPropertyFile } from '@getaway/service-kit/config';
import type { Database } from '../database/database.ts';
import { lockHouse, readVersion } from './house-versions.repository.ts';
import { publishHouse } from './publish-house.ts';

/**
 * Publishes a property file, unless it is what is published already. A draft stays: its author finds out when they publish
 * it. Throws a ConfigurationError that names each wrong field.
 */
export async function publishFile(
  database: Database,
  file: string,
  now: Date,
): Promise<{ readonly revision: number; readonly isNew: boolean }> {
  const content = v.parse(v.record(v.string(), v.unknown()), readPropertyFile(file).content);
  return database.transact(async (_tx, sql) => {
    await lockHouse(sql);
    const published = await readVersion(sql);
    if (published && isDeepStrictEqual(published.content, content))
      return { revision: published.revision, isNew: false };
    // As if staff had done it: a start must not replace it with an earlier PROPERTY_FILE.
    const version = {
      content,
      source: 'staff',
      digest: null,
      publishedBy: 'import',
      publishedAt: now,
    } as const;
    return { revision: await publishHouse(sql, version, randomUUID()), isNew: true };
  });
}
