import type { unpaidLimitReached } from '@getaway/contracts/events/booking';
import type { EventData } from '@getaway/contracts/events/event';
import type { Sql } from '@getaway/service-kit/sql';
import { queueEmail } from '../delivery/queue-email.ts';
import type { LimitEmails } from './limit-emails.ts';

/** Emails the owner that a limit on unpaid nights was reached. */
export async function emailUnpaidLimit(
  deps: { emails: LimitEmails; ownerEmail: () => string },
  sql: Sql,
  reached: EventData<typeof unpaidLimitReached>,
  now: Date,
): Promise<void> {
  await queueEmail(
    sql,
    {
      ...deps.emails.unpaidLimitReached(reached),
      kind: 'unpaid-limit',
      messageKey: `unpaid-limit:${reached.entityId}`,
      toAddress: deps.ownerEmail(),
      guestId: null,
      bookingId: null,
    },
    now,
  );
}
