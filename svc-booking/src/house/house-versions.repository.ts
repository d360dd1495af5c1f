import * as v from 'valibot';
import type { Sql } from '@getaway/service-kit/sql';
import type { EarlierVersion, HouseSource } from './house-import.rules.ts';

/** A version of the house to store. */
export interface NewVersion {
  /** As a property file has it, with the guide. */
  readonly content: Readonly<Record<string, unknown>>;
  readonly source: HouseSource;
  readonly digest: string | null;
  /** A staff member's name, or `start` for a file that a start found. */
  readonly publishedBy: string;
  readonly publishedAt: Date;
}

const contentSchema = v.record(v.string(), v.unknown());

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

/** Stores a version under the next revision, which it returns. Call it under `lockHouse`. */
export async function insertVersion(sql: Sql, version: NewVersion): Promise<number> {
  const [row] = await sql<{ revision: number }>(
    `INSERT INTO house_versions (revision, content, source, digest, published_by, published_at)
     SELECT coalesce(max(revision), 0) + 1, $1::jsonb, $2, $3, $4, $5::timestamptz FROM house_versions
     RETURNING revision`,
    JSON.stringify(version.content),
    version.source,
    version.digest,
    version.publishedBy,
    version.publishedAt.toISOString(),
  );
  if (!row) throw new Error('The version of the house was not stored');
  return row.revision;
}

/** The newest version with its guide; undefined before the first one. */
export async function readNewestVersion(
  sql: Sql,
): Promise<{ readonly revision: number; readonly content: Readonly<Record<string, unknown>> } | undefined> {
  const [row] = await sql<{ revision: number; content: unknown }>(
    'SELECT revision, content FROM house_versions ORDER BY revision DESC LIMIT 1',
  );
  return row && { revision: row.revision, content: v.parse(contentSchema, row.content) };
}
