import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { copyOwnFiles } from './files/own-files-beside-file.ts';
import { writeUploadsBeside } from './files/uploads-beside-file.ts';
import { readVersion } from './house-versions.repository.ts';

/**
 * Writes the published house as a property file, with the guide, and its pictures next to it: whole or not at all. Those that
 * are not uploaded are next to `siteFile`, the property file of the site. Returns its revision; undefined if no house has
 * been published yet.
 */
export async function writeFile(
  database: Database,
  file: string,
  siteFile: string,
): Promise<number | undefined> {
  const sql = sqlOf(database.pool);
  const published = await readVersion(sql);
  if (!published) return undefined;
  const draft = `${file}.part`;
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  // Before the file, which names them.
  copyOwnFiles(siteFile, file, published.content);
  await writeUploadsBeside(sql, file, published.content);
  // A leftover would keep its own mode.
  rmSync(draft, { force: true });
  // For its owner alone: the guide has the WiFi password.
  writeFileSync(draft, `${JSON.stringify(published.content, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
  return published.revision;
}
