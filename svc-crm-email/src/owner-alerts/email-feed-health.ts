import type { FeedHealthChanged } from '@getaway/contracts/events/calendar';
import type { Sql } from '@getaway/service-kit/sql';
import { queueFeedAlert, type FeedAlertDeps } from './queue-feed-alert.ts';

/** Emails the owner that a feed has failed for hours, or works again, once each. */
export async function emailFeedHealth(
  deps: FeedAlertDeps,
  sql: Sql,
  health: FeedHealthChanged,
  now: Date,
): Promise<void> {
  const messageKey = `feed-health:${health.entityId}:${health.revision}`;
  await queueFeedAlert(deps, sql, { ...deps.emails.feedHealthChanged(health), messageKey }, now);
}
