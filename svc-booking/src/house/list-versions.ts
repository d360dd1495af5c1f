import type { Page } from '@getaway/contracts/http/paging';
import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import type { PublishedVersion } from './house-version.rules.ts';
import { countVersions, readVersions } from './house-versions.repository.ts';

/** The published versions without their content, newest first, and how many there are. */
export async function listVersions(
  { database }: { readonly database: Database },
  page: Page,
): Promise<{ readonly versions: Omit<PublishedVersion, 'content'>[]; readonly count: number }> {
  const sql = sqlOf(database.pool);
  return { versions: await readVersions(sql, page), count: await countVersions(sql) };
}
