import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../../database/database.ts';
import { readShownPicture, type StoredPicture } from './house-files.repository.ts';

/** A picture of a page or a smaller one of it by its name, and never one of the guide. */
export async function readShownFile(
  { database }: { readonly database: Database },
  name: string,
): Promise<StoredPicture | undefined> {
  return readShownPicture(sqlOf(database.pool), name);
}
