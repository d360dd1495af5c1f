import { dateInZone } from '@getaway/kernel/calendar-date';
import type { ConflictDeps } from '../conflicts/detect-conflicts.ts';
import type { Database } from '../database/database.ts';
import { storeAccepted } from '../external-stays/store-accepted.ts';
import { endQuarantine } from './feed-leases.repository.ts';
import type { FeedRecord } from './feed.rules.ts';
import { findFeed, lockFeed } from './feeds.repository.ts';

/** Staff confirm that the stays that a feed lacks are gone. Undefined for an unknown feed. */
export function acceptMissing(
  deps: ConflictDeps & { readonly database: Database },
  id: string,
  correlationId: string,
): Promise<FeedRecord | undefined> {
  const now = deps.now();
  return deps.database.transactPlain(async (sql) => {
    if (!(await lockFeed(sql, id))) return undefined;
    await storeAccepted(deps, sql, { feedId: id, now, correlationId });
    await endQuarantine(sql, id);
    return findFeed(sql, id, dateInZone(now, deps.timeZone));
  });
}
