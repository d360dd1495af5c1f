import type { EventData } from '@getaway/contracts/events/event';
import { isErasedAddress } from '@getaway/contracts/events/guest';
import type { refundRefused } from '@getaway/contracts/events/payment';
import type { Sql } from '@getaway/service-kit/sql';
import { queueEmail } from '../delivery/queue-email.ts';
import { withdrawEmail } from '../delivery/withdraw-email.ts';
import { findGuestId } from '../guests/find-guest-id.ts';
import type { EmailWriter } from '../writing/write-email.ts';
import { refundAsKnown } from './refund-as-known.ts';
import { lockRefund } from './refund-lock.repository.ts';
import { refundGuestKey, refusedRefundKey } from './refund.rules.ts';

/**
 * Emails the owner about a failed refund, once. The guest is emailed only if they were notified of the refund
 * before.
 */
export async function announceRefusedRefund(
  deps: { emails: EmailWriter; ownerEmail: () => string },
  sql: Sql,
  event: EventData<typeof refundRefused>,
  now: Date,
): Promise<void> {
  await lockRefund(sql, event.entityId);
  const { refund, stay } = await refundAsKnown(sql, event);
  const hasReachedGuest = await withdrawEmail(sql, refundGuestKey(refund));
  const isGuestCorrected = hasReachedGuest && !isErasedAddress(refund.email);
  const about = { guestId: await findGuestId(sql, refund.email), bookingId: refund.bookingId };
  if (isGuestCorrected) {
    await queueEmail(
      sql,
      {
        ...deps.emails.refundDelayed(refund, stay),
        ...about,
        kind: 'refund-delayed',
        messageKey: `refund-delayed:${refund.entityId}`,
        toAddress: refund.email,
      },
      now,
    );
  }
  await queueEmail(
    sql,
    {
      ...deps.emails.refundRefused(refund, stay, isGuestCorrected),
      ...about,
      kind: 'refund-refused',
      messageKey: refusedRefundKey(refund),
      toAddress: deps.ownerEmail(),
    },
    now,
  );
}
