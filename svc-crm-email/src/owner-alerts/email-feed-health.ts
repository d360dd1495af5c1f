import type { FeedHealthChanged, OversizedEventsFound } from '@getaway/contracts/events/calendar';
import type { Sql } from '@getaway/service-kit/sql';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import { enqueueEmail } from '../delivery/email-sends.repository.ts';
import type { FeedHealthEmails } from './feed-health-emails.ts';

export interface FeedHealthDeps {
  readonly emails: FeedHealthEmails;
  readonly ownerEmail: string;
}

/** Emails the owner that a feed has failed for hours, or works again, once each. */
export async function emailFeedHealth(
  deps: FeedHealthDeps,
  sql: Sql,
  health: FeedHealthChanged,
  now: Date,
): Promise<void> {
  const messageKey = `feed-health:${health.entityId}:${health.revision}`;
  await emailOwner(deps, sql, { ...deps.emails.feedHealthChanged(health), messageKey }, now);
}

/** Emails the owner that a feed claims more nights than anyone books, once each time that it is published. */
export async function emailOversizedEvents(
  deps: FeedHealthDeps,
  sql: Sql,
  found: OversizedEventsFound,
  now: Date,
): Promise<void> {
  const messageKey = `oversized-events:${found.entityId}:${found.revision}`;
  await emailOwner(deps, sql, { ...deps.emails.oversizedEventsFound(found), messageKey }, now);
}

async function emailOwner(
  { ownerEmail }: FeedHealthDeps,
  sql: Sql,
  email: WrittenEmail & { readonly messageKey: string },
  now: Date,
): Promise<void> {
  await enqueueEmail(
    sql,
    { ...email, kind: 'feed-health', toAddress: ownerEmail, guestId: null, bookingId: null },
    now,
  );
}
