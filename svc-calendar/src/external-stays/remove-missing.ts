import type { Sql } from '@getaway/service-kit/sql';
import type { ConflictDeps } from '../conflicts/detect-conflicts.ts';
import type { ExternalStay } from './feed-stay.rules.ts';
import { storeChanges, type StoreContext, type StoredChanges } from './store-changes.ts';

/** Removes stays that their feed lacks, out of all that are stored of it. */
export function removeMissing(
  deps: ConflictDeps,
  sql: Sql,
  known: readonly ExternalStay[],
  removed: readonly ExternalStay[],
  context: StoreContext,
): Promise<StoredChanges> {
  const missing = known.filter((stay) => stay.missingSince !== null).length - removed.length;
  return storeChanges(deps, sql, { added: [], changed: [], removed, newlyMissing: [], missing }, context);
}
