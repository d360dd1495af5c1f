import * as v from 'valibot';
import type { Sql } from '@getaway/service-kit/sql';

export interface HouseDraft {
  /** As a property file has it, possibly with faults. */
  readonly content: Readonly<Record<string, unknown>>;
  /** The version that was published when the draft was begun. */
  readonly basedOn: number;
  readonly savedBy: string;
  readonly savedAt: Date;
}

const rowSchema = v.object({
  revision: v.number(),
  content: v.nullable(v.record(v.string(), v.unknown())),
  basedOn: v.nullable(v.number()),
  savedBy: v.nullable(v.string()),
  savedAt: v.nullable(v.date()),
});

/** The draft, null if there is none, and how many times drafts have been saved, published, or dropped. */
export async function readDraft(
  sql: Sql,
): Promise<{ readonly revision: number; readonly draft: HouseDraft | null }> {
  const [row] = await sql(
    `SELECT revision, content, based_on AS "basedOn", saved_by AS "savedBy", saved_at AS "savedAt" FROM house_draft`,
  );
  const { revision, content, basedOn, savedBy, savedAt } = v.parse(rowSchema, row);
  const hasDraft = content !== null && basedOn !== null && savedBy !== null && savedAt !== null;
  return { revision, draft: hasDraft ? { content, basedOn, savedBy, savedAt } : null };
}

/**
 * Stores a draft over the one with this revision. A draft keeps the version that it was begun from; a new one is based on
 * the newest. Returns the next revision; undefined if another was saved in the meantime.
 */
export async function storeDraft(
  sql: Sql,
  { revision, content, savedBy, savedAt }: Omit<HouseDraft, 'basedOn'> & { readonly revision: number },
): Promise<number | undefined> {
  const [row] = await sql<{ revision: number }>(
    `UPDATE house_draft SET revision = revision + 1, content = $2::jsonb, saved_by = $3, saved_at = $4::timestamptz,
       based_on = coalesce(based_on, (SELECT max(revision) FROM house_versions))
     WHERE revision = $1::int RETURNING revision`,
    revision,
    JSON.stringify(content),
    savedBy,
    savedAt.toISOString(),
  );
  return row?.revision;
}

/** Drops the draft with this revision. Returns the next revision; undefined if another was saved in the meantime. */
export async function clearDraft(sql: Sql, revision: number): Promise<number | undefined> {
  const [row] = await sql<{ revision: number }>(
    `UPDATE house_draft SET revision = revision + 1, content = NULL, saved_by = NULL, saved_at = NULL, based_on = NULL
     WHERE revision = $1::int RETURNING revision`,
    revision,
  );
  return row?.revision;
}
