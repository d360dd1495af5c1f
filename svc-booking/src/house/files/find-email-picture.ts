import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../../database/database.ts';
import { readEmailVariant } from './email-pictures.repository.ts';
import type { StoredPicture } from './house-files.repository.ts';

/** A photo as emails show it, by the name of that; undefined unless staff chose it for an email. */
export async function findEmailPicture(
  { database }: { readonly database: Database },
  name: string,
): Promise<StoredPicture | undefined> {
  return readEmailVariant(sqlOf(database.pool), name);
}
