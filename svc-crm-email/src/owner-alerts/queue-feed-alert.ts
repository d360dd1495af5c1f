import type { Sql } from '@getaway/service-kit/sql';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import type { FeedHealthEmails } from './feed-health-emails.ts';
import { queueNotice } from './queue-notice.ts';

export interface FeedAlertDeps {
  readonly emails: FeedHealthEmails;
  readonly ownerEmail: () => string;
}

/** Queues an email to the owner about a feed. */
export async function queueFeedAlert(
  { ownerEmail }: FeedAlertDeps,
  sql: Sql,
  email: WrittenEmail & { readonly messageKey: string },
  now: Date,
): Promise<void> {
  await queueNotice(
    sql,
    'failed-feed',
    {
      email: { ...email, kind: 'feed-health', toAddress: ownerEmail(), guestId: null, bookingId: null },
      listed: { who: '', about: '', text: '', path: '/admin/calendar' },
    },
    now,
  );
}
