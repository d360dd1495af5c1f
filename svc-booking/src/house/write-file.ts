import path from 'node:path';
import { hasSecrets } from '@getaway/property/without-secrets';
import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { writeWhole } from './files/beside-file.ts';
import { copyOwnFiles } from './files/own-files-beside-file.ts';
import { writeUploadsBeside } from './files/uploads-beside-file.ts';
import { readVersion } from './house-versions.repository.ts';

/**
 * Writes the published house as a property file, with the guide, and its pictures next to it: whole or not at all. Those that
 * are not uploaded are next to `siteFile`, the property file of the site. Returns undefined if no house has been published
 * yet. A guide has the WiFi password, and the entry instructions can have a code, so only the owner of the file can read
 * it and the guide's pictures.
 */
export async function writeFile(
  database: Database,
  file: string,
  siteFile: string,
): Promise<{ readonly revision: number; readonly isPrivate: boolean } | undefined> {
  const sql = sqlOf(database.pool);
  const published = await readVersion(sql);
  if (!published) return undefined;
  const { content, revision } = published;
  const isPrivate = hasSecrets(content);
  // Before the file, which names them.
  copyOwnFiles(siteFile, file, content);
  await writeUploadsBeside(sql, file, content);
  writeWhole(path.resolve(file), `${JSON.stringify(content, null, 2)}\n`, { isPrivate });
  return { revision, isPrivate };
}
