import type { Sql } from '@getaway/service-kit/sql';
import type { ConflictDeps } from '../conflicts/detect-conflicts.ts';
import { confirmMissing } from './compare-feed.rules.ts';
import { knownStays } from './external-stays.repository.ts';
import { removeMissing } from './remove-missing.ts';
import type { ReadingContext, StoredChanges } from './store-changes.ts';

/** The feed is unchanged (304), which confirms the stays that it lacks. */
export async function storeUnchanged(
  deps: ConflictDeps,
  sql: Sql,
  context: ReadingContext,
): Promise<StoredChanges> {
  const known = await knownStays(sql, context.feedId);
  return removeMissing(deps, sql, known, confirmMissing(known, context.unread, context.now), context);
}
