import type { FeedHealthChanged } from '@getaway/contracts/events/calendar';
import type { Sql } from '@getaway/service-kit/sql';
import { intendMail } from '../delivery/email-sends.repository.ts';
import type { FeedHealthMails } from './feed-health-emails.ts';

export interface FeedHealthDeps {
  readonly mails: FeedHealthMails;
  readonly ownerEmail: string;
}

/** Tells the owner that a feed has failed for hours, or works again, once each. */
export async function emailFeedHealth(
  deps: FeedHealthDeps,
  sql: Sql,
  health: FeedHealthChanged,
  now: Date,
): Promise<void> {
  await intendMail(
    sql,
    {
      ...deps.mails.feedHealthChanged(health),
      kind: 'feed-health',
      messageKey: `feed-health:${health.entityId}:${health.revision}`,
      toAddress: deps.ownerEmail,
      guestId: null,
      bookingId: null,
    },
    now,
  );
}
