import type { PictureUse } from '@getaway/contracts/http/house-files';
import type { PhotoVariant } from '@getaway/pictures/photo-sizes';
import type { Sql } from '@getaway/service-kit/sql';

/** A picture to keep. */
export interface NewHouseFile {
  /** A digest of the content with its ending. */
  readonly name: string;
  readonly usedFor: PictureUse;
  readonly width: number;
  readonly height: number;
  readonly content: Uint8Array;
  readonly uploadedBy: string;
  readonly uploadedAt: Date;
}

/** A kept picture or a smaller one of it. */
export interface StoredPicture {
  readonly name: string;
  readonly content: Uint8Array;
}

/** Stores a picture unless it is there; then it counts as used now. */
export async function storeFile(sql: Sql, file: NewHouseFile): Promise<void> {
  await sql(
    `INSERT INTO house_files
       (name, used_for, width, height, content, uploaded_by, uploaded_at, last_used_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7::timestamptz, $7::timestamptz)
     ON CONFLICT (name) DO UPDATE SET last_used_at = excluded.last_used_at`,
    file.name,
    file.usedFor,
    file.width,
    file.height,
    Buffer.from(file.content.buffer, file.content.byteOffset, file.content.byteLength),
    file.uploadedBy,
    file.uploadedAt.toISOString(),
  );
}

/** A picture or a smaller one by its name; undefined if there is none. */
export async function readPicture(sql: Sql, name: string): Promise<StoredPicture | undefined> {
  const [row] = await sql<StoredPicture>(
    `SELECT name, content FROM house_files WHERE name = $1
     UNION ALL SELECT name, content FROM house_file_variants WHERE name = $1`,
    name,
  );
  return row;
}

/** The same, unless it is a picture of the guide. */
export async function readShownPicture(sql: Sql, name: string): Promise<StoredPicture | undefined> {
  const [row] = await sql<StoredPicture>(
    `SELECT name, content FROM house_files WHERE name = $1 AND used_for <> 'guide'
     UNION ALL SELECT name, content FROM house_file_variants WHERE name = $1`,
    name,
  );
  return row;
}

/** The smallest WebP of a picture that is at least this wide; the picture itself if there is none. */
export async function readPictureOfWidth(
  sql: Sql,
  name: string,
  width: number,
): Promise<StoredPicture | undefined> {
  const [row] = await sql<StoredPicture>(
    `SELECT name, content FROM house_file_variants
     WHERE file_name = $1 AND width >= $2::int AND name LIKE '%.webp' ORDER BY width LIMIT 1`,
    name,
    width,
  );
  return row ?? readPicture(sql, name);
}

/** Those of the names that are stored, and what each was uploaded for. */
export async function readUses(sql: Sql, names: readonly string[]): Promise<ReadonlyMap<string, PictureUse>> {
  const rows = await sql<{ name: string; usedFor: PictureUse }>(
    `SELECT name, used_for AS "usedFor" FROM house_files WHERE name = ANY($1)`,
    names,
  );
  return new Map(rows.map(({ name, usedFor }) => [name, usedFor]));
}

/** Those of the named pictures that were uploaded for the guide, so none is larger than a guide's may be. */
export async function readGuidePictures(
  sql: Sql,
  names: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  if (names.length === 0) return new Map();
  const rows = await sql<StoredPicture>(
    `SELECT name, content FROM house_files WHERE name = ANY($1) AND used_for = 'guide'`,
    names,
  );
  return new Map(rows.map(({ name, content }) => [name, content]));
}

/**
 * The oldest photo without sizes that was tried fewer than `mostTries` times. It counts as tried once more, so that no two
 * processes work on it at once.
 */
export async function beginPhoto(
  sql: Sql,
  { mostTries, uploadedBefore }: { readonly mostTries: number; readonly uploadedBefore: Date },
): Promise<StoredPicture | undefined> {
  const [row] = await sql<StoredPicture>(
    `UPDATE house_files SET variant_tries = variant_tries + 1
     WHERE name = (
       SELECT name FROM house_files
       WHERE used_for = 'photo' AND variants_at IS NULL AND variant_tries < $1::int
         AND uploaded_at <= $2::timestamptz
       ORDER BY uploaded_at LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING name, content`,
    mostTries,
    uploadedBefore.toISOString(),
  );
  return row;
}

/** Stores the sizes of a photo, unless the photo was deleted meanwhile. */
export async function storeVariants(
  sql: Sql,
  photo: string,
  variants: readonly PhotoVariant[],
  at: Date,
): Promise<void> {
  const found = await sql(
    `UPDATE house_files SET variants_at = $2::timestamptz WHERE name = $1 RETURNING name`,
    photo,
    at.toISOString(),
  );
  if (found.length === 0) return;
  for (const variant of variants) await insertVariant(sql, photo, variant);
}

/** Stores one size of a photo, unless it is there. */
export async function insertVariant(
  sql: Sql,
  photo: string,
  { name, wide, content }: Omit<PhotoVariant, 'content'> & { readonly content: Uint8Array },
): Promise<void> {
  await sql(
    `INSERT INTO house_file_variants (name, file_name, width, content) VALUES ($1, $2, $3, $4)
     ON CONFLICT (name) DO NOTHING`,
    name,
    photo,
    wide,
    Buffer.from(content.buffer, content.byteOffset, content.byteLength),
  );
}

/** Notes which pictures a version or the draft has now. */
export async function noteUsedFiles(sql: Sql, at: Date): Promise<void> {
  await sql(
    `UPDATE house_files SET last_used_at = $1::timestamptz
     WHERE name IN (
       SELECT named[1]
       FROM (SELECT content FROM house_versions UNION ALL SELECT content FROM house_draft) AS houses,
         regexp_matches(houses.content::text, '"uploads/([0-9a-f]{32}\\.(?:webp|png))"', 'g') AS named)`,
    at.toISOString(),
  );
}

/** Deletes the pictures that nothing had since then, with their sizes. Emails show theirs for as long as they are kept. */
export async function deleteUnusedFiles(sql: Sql, since: Date): Promise<void> {
  await sql(
    `DELETE FROM house_files f WHERE last_used_at < $1::timestamptz AND NOT EXISTS (
       SELECT FROM house_file_variants e WHERE e.file_name = f.name AND e.name LIKE '%-email.jpg')`,
    since.toISOString(),
  );
}
