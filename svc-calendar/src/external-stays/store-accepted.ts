import type { Sql } from '@getaway/service-kit/sql';
import type { ConflictDeps } from '../conflicts/detect-conflicts.ts';
import { knownStays } from './external-stays.repository.ts';
import { removeMissing } from './remove-missing.ts';
import type { StoreContext, StoredChanges } from './store-changes.ts';

/** Staff confirm that the stays that the feed lacks are gone. */
export async function storeAccepted(
  deps: ConflictDeps,
  sql: Sql,
  context: StoreContext,
): Promise<StoredChanges> {
  const known = await knownStays(sql, context.feedId);
  const missing = known.filter((stay) => stay.missingSince !== null);
  return removeMissing(deps, sql, known, missing, context);
}
