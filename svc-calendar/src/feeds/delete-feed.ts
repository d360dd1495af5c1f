import { detectConflicts, type ConflictDeps } from '../conflicts/detect-conflicts.ts';
import type { Database } from '../database/database.ts';
import { removeFeedStays } from '../external-stays/remove-feed-stays.ts';
import { dropFeed, lockFeed } from './feeds.repository.ts';

/**
 * Deletes a feed with its stays, and publishes that their nights are available. Returns false for an unknown
 * feed.
 */
export function deleteFeed(
  deps: ConflictDeps & { readonly database: Database },
  id: string,
  correlationId: string,
): Promise<boolean> {
  return deps.database.transactPlain(async (sql) => {
    if (!(await lockFeed(sql, id))) return false;
    await removeFeedStays(sql, { feedId: id, now: deps.now(), correlationId });
    await dropFeed(sql, id);
    await detectConflicts(deps, sql, correlationId);
    return true;
  });
}
