import type { ExternalNights } from '@getaway/contracts/events/external-nights';
import { addMilliseconds, secondMs } from '@getaway/kernel/instant';
import { sqlOf } from '@getaway/service-kit/sql';
import { activeFeedIds } from '../data/feeds.repository.ts';
import { freshForMs } from '../domain/feeds/back-off.ts';
import { pollFeeds } from './poll-feeds.ts';
import type { SyncFeedDeps } from './sync-feed.ts';

/** Whoever asks waits no longer; a reading that is under way goes on. */
const withinMs = 3 * secondMs;

/** Reads the feeds that were not read lately, before a guest pays, and answers what that has changed. */
export async function pollStaleFeeds(
  deps: SyncFeedDeps,
): Promise<{ changes: ExternalNights[]; failed: number }> {
  const stale = await activeFeedIds(sqlOf(deps.database.pool), addMilliseconds(deps.now(), -freshForMs));
  const outcomes = await pollFeeds(deps, stale, { trigger: 'payment', withinMs });
  return {
    changes: outcomes.flatMap(({ told }) => told),
    failed: stale.length - outcomes.filter(({ ok }) => ok).length,
  };
}
