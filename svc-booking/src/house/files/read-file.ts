import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../../database/database.ts';
import { readPicture, readPictureOfWidth, type StoredPicture } from './house-files.repository.ts';

/** A picture or a smaller one by its name, or the smallest one that is at least `width` pixels wide. */
export async function readFile(
  { database }: { readonly database: Database },
  name: string,
  width?: number,
): Promise<StoredPicture | undefined> {
  const sql = sqlOf(database.pool);
  return width === undefined ? readPicture(sql, name) : readPictureOfWidth(sql, name, width);
}
