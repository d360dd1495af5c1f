import type { FieldError } from '@getaway/contracts/problems';
import type { Sql } from '@getaway/service-kit/sql';
import { readKnownNames } from './house-files.repository.ts';
import { uploadsIn } from '@getaway/property/uploads';

/** The fields of a house that name an uploaded picture which is not stored here. */
export async function missingUploads(sql: Sql, content: unknown): Promise<FieldError[]> {
  const uploads = uploadsIn(content);
  if (uploads.length === 0) return [];
  const names = [...new Set(uploads.map(({ name }) => name))];
  const known = new Set(await readKnownNames(sql, names));
  return uploads
    .filter(({ name }) => !known.has(name))
    .map(({ path }) => ({ path, message: 'This picture isn’t stored here. Upload it again' }));
}
