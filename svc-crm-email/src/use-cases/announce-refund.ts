import type { BookingState } from '@getaway/contracts/events/booking';
import type { EventData } from '@getaway/contracts/events/event';
import type { paymentRefunded, refundRefused } from '@getaway/contracts/events/payment';
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
  const { refund, stay } = await asKnownNow(sql, told);
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

/** Tells the owner of money that did not go back, once: somebody has to see to it. */
export async function announceRefusedRefund(
  deps: { mails: MailWriter; ownerEmail: string },
  sql: Sql,
  told: EventData<typeof refundRefused>,
  now: Date,
): Promise<void> {
  const { refund, stay } = await asKnownNow(sql, told);
  await intendMail(
    sql,
    {
      ...deps.mails.refundRefused(refund, stay),
      guestId: await findGuestId(sql, refund.email),
      bookingId: refund.bookingId,
      kind: 'refund-refused',
      messageKey: `refund-refused:${refund.entityId}`,
      toAddress: deps.ownerEmail,
    },
    now,
  );
}

/** A refund with its stay, where that is known here. Who was erased since is neither named nor mailed. */
async function asKnownNow<Told extends EventData<typeof paymentRefunded>>(
  sql: Sql,
  told: Told,
): Promise<{ refund: Told; stay: BookingState | undefined }> {
  const stay = told.bookingId === null ? undefined : await lockNewest(sql, told.bookingId);
  const isErased = stay !== undefined && isErasedAddress(stay.email);
  return { stay, refund: isErased ? { ...told, email: stay.email, guestName: stay.guestName } : told };
}
