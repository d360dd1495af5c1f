import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { writeUploadsBeside } from './files/uploads-beside-file.ts';
import { readVersion } from './house-versions.repository.ts';

/**
 * Writes the published house as a property file, with the guide, and its uploaded pictures next to it: whole or not at all.
 * Returns its revision; undefined if no house has been published yet.
 */
export async function writeFile(database: Database, file: string): Promise<number | undefined> {
  const sql = sqlOf(database.pool);
  const published = await readVersion(sql);
  if (!published) return undefined;
  const draft = `${file}.part`;
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  // Before the file, which names them.
  await writeUploadsBeside(sql, file, published.content);
  writeFileSync(draft, `${JSON.stringify(published.content, null, 2)}\n`);
  renameSync(draft, file);
  return published.revision;
}
