import * as v from 'valibot';
import type { Page } from '@getaway/contracts/http/paging';
import type { Sql } from '@getaway/service-kit/sql';
import type { EarlierVersion } from './house-import.rules.ts';
import type { NewVersion, PublishedVersion } from './house-version.rules.ts';

/** Lets one publication happen at a time, until the transaction ends. */
export async function lockHouse(sql: Sql): Promise<void> {
  await sql(`SELECT pg_advisory_xact_lock(hashtext('house-versions'))::text AS locked`);
}

/** The newest version of each source, newest first. */
export async function readEarlierVersions(sql: Sql): Promise<EarlierVersion[]> {
  return sql<EarlierVersion>(
    `SELECT source, digest FROM
       (SELECT DISTINCT ON (source) source, digest, revision FROM house_versions ORDER BY source, revision DESC)
       AS newest ORDER BY revision DESC`,
  );
}

/**
 * Stores a version under the next revision, which it returns. Its legal pages are those of `legalRevision`; undefined if it
 * brings them itself. Call it under `lockHouse`.
 */
export async function insertVersion(
  sql: Sql,
  version: NewVersion,
  legalRevision: number | undefined,
): Promise<number> {
  const [row] = await sql<{ revision: number }>(
    `INSERT INTO house_versions (revision, content, source, digest, published_by, published_at, legal_revision)
     SELECT next, $1::jsonb, $2, $3, $4, $5::timestamptz, coalesce($6::int, next)
     FROM (SELECT coalesce(max(revision), 0) + 1 AS next FROM house_versions) AS numbered
     RETURNING revision`,
    JSON.stringify(version.content),
    version.source,
    version.digest,
    version.publishedBy,
    version.publishedAt.toISOString(),
    legalRevision ?? null,
  );
  if (!row) throw new Error('The version of the house was not stored');
  return row.revision;
}

const sourceSchema = v.picklist(['bundled', 'file', 'staff']);
const listedSchema = v.object({
  revision: v.number(),
  source: sourceSchema,
  publishedBy: v.string(),
  publishedAt: v.date(),
});
const versionSchema = v.object({ ...listedSchema.entries, content: v.record(v.string(), v.unknown()) });
const listedColumns = 'revision, source, published_by AS "publishedBy", published_at AS "publishedAt"';

/** The version with this revision, or the newest; undefined if there is none. */
export async function readVersion(sql: Sql, revision?: number): Promise<PublishedVersion | undefined> {
  const [row] = await sql(
    `SELECT ${listedColumns}, content FROM house_versions WHERE revision = coalesce($1::int, revision)
     ORDER BY revision DESC LIMIT 1`,
    revision ?? null,
  );
  return row && v.parse(versionSchema, row);
}

/** The version that brought the legal pages of this one. */
export async function readLegalRevision(sql: Sql, revision: number): Promise<number> {
  const [row] = await sql<{ legalRevision: number }>(
    `SELECT coalesce(legal_revision, revision) AS "legalRevision" FROM house_versions WHERE revision = $1::int`,
    revision,
  );
  return row?.legalRevision ?? revision;
}

/** Versions without their content, newest first. */
export async function readVersions(
  sql: Sql,
  { limit, offset = 0 }: Page,
): Promise<Omit<PublishedVersion, 'content'>[]> {
  const rows = await sql(
    `SELECT ${listedColumns} FROM house_versions ORDER BY revision DESC LIMIT $1::int OFFSET $2::int`,
    limit ?? null,
    offset,
  );
  return rows.map((row) => v.parse(listedSchema, row));
}

export async function countVersions(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }>('SELECT count(*)::int AS count FROM house_versions');
  return row?.count ?? 0;
}
