import type { EmailPicture } from '@getaway/pictures/email-picture';
import type { Sql } from '@getaway/service-kit/sql';
import { insertVariant, type StoredPicture } from './house-files.repository.ts';

/** An uploaded photo by its name; undefined for a logo, a picture of the guide, or an unknown one. */
export async function readPhoto(sql: Sql, name: string): Promise<StoredPicture | undefined> {
  const [row] = await sql<StoredPicture>(
    "SELECT name, content FROM house_files WHERE name = $1 AND used_for = 'photo'",
    name,
  );
  return row;
}

/** A photo as emails show it, by the name of that; undefined unless staff chose it for an email. */
export async function readEmailVariant(sql: Sql, name: string): Promise<StoredPicture | undefined> {
  const [row] = await sql<StoredPicture>(
    'SELECT name, content FROM house_file_variants WHERE name = $1',
    name,
  );
  return row;
}

/** Stores a photo as emails show it, unless it is there. Returns false if the photo was deleted meanwhile. */
export async function storeEmailVariant(
  sql: Sql,
  photo: string,
  variant: EmailPicture & { readonly name: string },
): Promise<boolean> {
  const found = await sql('SELECT name FROM house_files WHERE name = $1 FOR KEY SHARE', photo);
  if (found.length === 0) return false;
  await insertVariant(sql, photo, variant);
  return true;
}
