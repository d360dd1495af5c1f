import type { FieldError } from '@getaway/contracts/problems';
import type { Sql } from '@getaway/service-kit/sql';
import { readUses } from './house-files.repository.ts';
import { uploadsIn } from '@getaway/property/uploads';

/**
 * The fields of a house that name an uploaded picture which is not stored here, or was uploaded for another place: a
 * guide's pictures are small, and only booked guests see them.
 */
export async function missingUploads(sql: Sql, content: unknown): Promise<FieldError[]> {
  const uploads = uploadsIn(content);
  if (uploads.length === 0) return [];
  const names = [...new Set(uploads.map(({ name }) => name))];
  const uses = await readUses(sql, names);
  return uploads
    .filter(({ path, name }) => {
      const use = uses.get(name);
      return use === undefined || (use === 'guide') !== path.startsWith('guide.');
    })
    .map(({ path }) => ({ path, message: 'This picture isn’t stored here. Upload it again' }));
}
