import { feedHealthChanged } from '@getaway/contracts/events/calendar';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import type { Sql } from '@getaway/service-kit/sql';
import { markReported, readFeedHealth } from './feed-health.repository.ts';
import { feedHealthNews } from './feed-health.rules.ts';

/** Publishes that a feed has failed for long, or works again, in the transaction that records the try. */
export async function reportFeedHealth(
  { feedAlertMs }: { readonly feedAlertMs: number },
  sql: Sql,
  tried: {
    feedId: string;
    reason: string | null;
    failedSince: Date | null;
    now: Date;
    correlationId: string;
  },
): Promise<void> {
  const { feedId, reason, now, correlationId } = tried;
  const health = await readFeedHealth(sql, feedId);
  if (!health) return;
  const state = feedHealthNews(health, feedAlertMs, now);
  const reported = state && (await markReported(sql, feedId, state, now));
  if (!state || !reported) return;
  const failingSince = (health.failingSince ?? tried.failedSince ?? now).toISOString();
  const { revision, name: feedName } = reported;
  const data = { entityId: feedId, revision, state, feedName, failingSince, reason, at: now.toISOString() };
  await appendEvent(sql, feedHealthChanged, data, { correlationId, now });
}
