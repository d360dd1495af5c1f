import type { EventData } from '@getaway/contracts/events/event';
import { isErasedAddress } from '@getaway/contracts/events/guest';
import type { paymentRefunded } from '@getaway/contracts/events/payment';
import type { Sql } from '@getaway/service-kit/sql';
import { recordMoney } from '../bookings-copy/record-money.ts';
import { queueEmail } from '../delivery/queue-email.ts';
import { wasEmailQueued } from '../delivery/was-email-queued.ts';
import { findGuestId } from '../guests/find-guest-id.ts';
import type { EmailWriter } from '../writing/write-email.ts';
import { refundAsKnown } from './refund-as-known.ts';
import { lockRefund } from './refund-lock.repository.ts';
import { refundGuestKey, refusedRefundKey } from './refund.rules.ts';

/** Emails guest and owner about a refund, once each, unless the refund is known to have failed. */
export async function announceRefund(
  deps: { emails: EmailWriter; ownerEmail: () => string },
  sql: Sql,
  event: EventData<typeof paymentRefunded>,
  now: Date,
): Promise<void> {
  await lockRefund(sql, event.entityId);
  if (event.bookingId !== null && event.money) await recordMoney(sql, event.bookingId, event.money);
  if (await wasEmailQueued(sql, refusedRefundKey(event))) return;
  const { refund, stay } = await refundAsKnown(sql, event);
  // The newest balance, even if this event arrives late.
  const balance = refund.money && (stay?.money ?? refund.money).balance;
  const { guest, owner } = deps.emails.refunded(refund, stay, balance);
  const about = { guestId: await findGuestId(sql, refund.email), bookingId: refund.bookingId };
  if (!isErasedAddress(refund.email)) {
    await queueEmail(
      sql,
      {
        ...guest,
        ...about,
        kind: 'refund-guest',
        messageKey: refundGuestKey(refund),
        toAddress: refund.email,
      },
      now,
    );
  }
  await queueEmail(
    sql,
    {
      ...owner,
      ...about,
      kind: 'refund-owner',
      messageKey: `refund-owner:${refund.entityId}`,
      toAddress: deps.ownerEmail(),
      replyTo: refund.email,
    },
    now,
  );
}
