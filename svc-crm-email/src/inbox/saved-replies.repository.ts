import type { SavedReply } from '@getaway/contracts/http/inbox';
import type { Page } from '@getaway/contracts/http/paging';
import type { Sql } from '@getaway/service-kit/sql';
import { moment } from '../database/sql-timestamp.ts';

const columns = `id, name, text, ${moment('updated_at')} AS "updatedAt"`;

/** A page of saved replies by name, and the number of all. */
export async function savedReplyPage(
  sql: Sql,
  page: Page,
): Promise<{ savedReplies: SavedReply[]; count: number }> {
  const savedReplies = await sql<SavedReply>(
    `SELECT ${columns} FROM saved_replies ORDER BY lower(name), id LIMIT $1 OFFSET $2`,
    page.limit ?? null,
    page.offset ?? 0,
  );
  const [total] = await sql<{ count: number }>('SELECT count(*)::int AS count FROM saved_replies');
  return { savedReplies, count: total?.count ?? 0 };
}

export async function savedReplyById(sql: Sql, id: string): Promise<SavedReply | undefined> {
  const [found] = await sql<SavedReply>(`SELECT ${columns} FROM saved_replies WHERE id = $1`, id);
  return found;
}

/** Undefined when another saved reply has the name. */
export async function insertSavedReply(
  sql: Sql,
  fields: { readonly name: string; readonly text: string },
  now: Date,
): Promise<SavedReply | undefined> {
  const [created] = await sql<SavedReply>(
    `INSERT INTO saved_replies (id, name, text, updated_at) VALUES (gen_random_uuid()::text, $1, $2, $3::timestamptz)
     ON CONFLICT (name) DO NOTHING RETURNING ${columns}`,
    fields.name,
    fields.text,
    now.toISOString(),
  );
  return created;
}

/** Of two changes to one name, the second sees the first. Locks until the transaction ends. */
export async function lockNames(sql: Sql): Promise<void> {
  await sql('LOCK TABLE saved_replies IN SHARE ROW EXCLUSIVE MODE');
}

/** Whether another saved reply has the name. */
export async function isNameTaken(sql: Sql, name: string, id: string): Promise<boolean> {
  return (await sql('SELECT 1 FROM saved_replies WHERE name = $1 AND id <> $2', name, id)).length > 0;
}

export async function updateSavedReply(
  sql: Sql,
  id: string,
  fields: { readonly name: string; readonly text: string },
  now: Date,
): Promise<SavedReply | undefined> {
  const [changed] = await sql<SavedReply>(
    `UPDATE saved_replies SET name = $2, text = $3, updated_at = $4::timestamptz WHERE id = $1 RETURNING ${columns}`,
    id,
    fields.name,
    fields.text,
    now.toISOString(),
  );
  return changed;
}

/** False for an unknown one. */
export async function deleteSavedReply(sql: Sql, id: string): Promise<boolean> {
  return (await sql('DELETE FROM saved_replies WHERE id = $1 RETURNING id', id)).length > 0;
}
