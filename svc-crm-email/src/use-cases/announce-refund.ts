import type { EventData } from '@getaway/contracts/events/event';
import type { paymentRefunded } from '@getaway/contracts/events/payment';
import { isErasedAddress } from '@getaway/contracts/events/guest';
import type { Sql } from '@getaway/service-kit/sql';
import { intendMail } from '../data/email-sends.repository.ts';
import { lockNewest } from '../data/guest-bookings.repository.ts';
import { findGuestId } from '../data/guests.repository.ts';
import type { MailWriter } from '../mail/write-mail.ts';

/** Tells guest and owner of money that went back, once each. */
export async function announceRefund(
  deps: { mails: MailWriter; ownerEmail: string },
  sql: Sql,
  told: EventData<typeof paymentRefunded>,
  now: Date,
): Promise<void> {
  const stay = told.bookingId === null ? undefined : await lockNewest(sql, told.bookingId);
  // Who was erased since is neither named nor mailed.
  const refund =
    stay && isErasedAddress(stay.email) ? { ...told, email: stay.email, guestName: stay.guestName } : told;
  const { guest, owner } = deps.mails.refunded(refund, stay);
  const about = { guestId: await findGuestId(sql, refund.email), bookingId: refund.bookingId };
  if (!isErasedAddress(refund.email)) {
    await intendMail(
      sql,
      {
        ...guest,
        ...about,
        kind: 'refund-guest',
        messageKey: `refund-guest:${refund.entityId}`,
        toAddress: refund.email,
      },
      now,
    );
  }
  await intendMail(
    sql,
    {
      ...owner,
      ...about,
      kind: 'refund-owner',
      messageKey: `refund-owner:${refund.entityId}`,
      toAddress: deps.ownerEmail,
      replyTo: refund.email,
    },
    now,
  );
}
