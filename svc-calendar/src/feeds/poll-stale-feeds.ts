import type { ExternalNights } from '@getaway/contracts/events/external-nights';
import { addMilliseconds } from '@getaway/kernel/instant';
import { sqlOf } from '@getaway/service-kit/sql';
import { feedsForPayment, markSlow } from './feeds.repository.ts';
import { freshForMs, paymentWaitsMs } from './back-off.rules.ts';
import { pollFeeds } from './poll-feeds.ts';
import type { SyncFeedDeps } from './sync-feed.ts';

/** Shorter than svc-booking's own timeout. */
const answersWithinMs = 0.9 * paymentWaitsMs;

/**
 * Reads the feeds that were not read recently before a guest pays, and returns the changes. A slow feed makes
 * a guest wait only once: it is left to the schedule, and counts as failed, until a sync of it is fast again.
 */
export async function pollStaleFeeds(
  deps: SyncFeedDeps,
): Promise<{ changes: ExternalNights[]; failed: number }> {
  const sql = sqlOf(deps.database.pool);
  const { prompt, slow } = await feedsForPayment(sql, addMilliseconds(deps.now(), -freshForMs));
  // A sync still running by then continues; its results arrive as events.
  const outcomes = await pollFeeds(deps, prompt, { trigger: 'payment', withinMs: answersWithinMs });
  const answered = new Set(outcomes.map(({ feedId }) => feedId));
  await markSlow(
    sql,
    prompt.filter((id) => !answered.has(id)),
  );
  return {
    changes: outcomes.flatMap(({ publishedChanges }) => publishedChanges),
    failed: slow.length + prompt.length - outcomes.filter(({ ok }) => ok).length,
  };
}
