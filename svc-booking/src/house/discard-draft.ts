import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { clearDraft } from './house-draft.repository.ts';

/** Drops the draft that the caller has read. Returns the next revision; undefined if another was saved since. */
export async function discardDraft(
  { database }: { readonly database: Database },
  revision: number,
): Promise<number | undefined> {
  return clearDraft(sqlOf(database.pool), revision);
}
