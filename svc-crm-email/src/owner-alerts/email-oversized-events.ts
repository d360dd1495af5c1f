import type { OversizedEventsFound } from '@getaway/contracts/events/calendar';
import type { Sql } from '@getaway/service-kit/sql';
import { queueFeedAlert, type FeedAlertDeps } from './queue-feed-alert.ts';

/** Emails the owner that a feed claims more nights than anyone books, once each time that it is published. */
export async function emailOversizedEvents(
  deps: FeedAlertDeps,
  sql: Sql,
  found: OversizedEventsFound,
  now: Date,
): Promise<void> {
  const messageKey = `oversized-events:${found.entityId}:${found.revision}`;
  await queueFeedAlert(deps, sql, { ...deps.emails.oversizedEventsFound(found), messageKey }, now);
}
