import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import type { PublishedVersion } from './house-version.rules.ts';
import { readVersion } from './house-versions.repository.ts';

/** A version with its content; undefined if there is none with this revision. */
export async function readPublishedVersion(
  { database }: { readonly database: Database },
  revision: number,
): Promise<PublishedVersion | undefined> {
  return readVersion(sqlOf(database.pool), revision);
}
