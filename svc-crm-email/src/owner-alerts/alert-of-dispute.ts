import type { paymentDisputed } from '@getaway/contracts/events/dispute';
import type { EventData } from '@getaway/contracts/events/event';
import type { Sql } from '@getaway/service-kit/sql';
import type { DisputeEmails } from './dispute-emails.ts';
import { bookingPath } from './notice.rules.ts';
import { queueNotice } from './queue-notice.ts';

/** Emails the owner about each new state of a dispute, once. */
export async function alertOfDispute(
  deps: { emails: DisputeEmails; ownerEmail: () => string },
  sql: Sql,
  dispute: EventData<typeof paymentDisputed>,
  now: Date,
): Promise<void> {
  const { bookingReference, guestName } = dispute;
  const path = bookingReference === null ? '/admin/bookings' : bookingPath(bookingReference);
  await queueNotice(
    sql,
    'dispute',
    {
      email: {
        ...deps.emails.paymentDisputed(dispute),
        kind: 'payment-disputed',
        messageKey: `payment-disputed:${dispute.entityId}:${dispute.status}`,
        toAddress: deps.ownerEmail(),
        guestId: null,
        bookingId: dispute.bookingId,
      },
      listed: { who: guestName ?? '', about: '', text: '', path },
    },
    now,
  );
}
