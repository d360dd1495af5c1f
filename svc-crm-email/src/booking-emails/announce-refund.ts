import type { BookingState } from '@getaway/contracts/events/booking';
import type { EventData } from '@getaway/contracts/events/event';
import type { paymentRefunded, refundRefused } from '@getaway/contracts/events/payment';
import { isErasedAddress } from '@getaway/contracts/events/guest';
import type { Sql } from '@getaway/service-kit/sql';
import { hasEmail, enqueueEmail, withdrawEmail } from '../delivery/email-sends.repository.ts';
import { lockNewest } from '../bookings-copy/guest-bookings.repository.ts';
import { findGuestId } from '../guests/guests.repository.ts';
import type { EmailWriter } from '../writing/write-email.ts';

/** Emails guest and owner about a refund, once each, unless the refund is known to have failed. */
export async function announceRefund(
  deps: { emails: EmailWriter; ownerEmail: string },
  sql: Sql,
  event: EventData<typeof paymentRefunded>,
  now: Date,
): Promise<void> {
  await lockRefund(sql, event.entityId);
  if (await hasEmail(sql, refusedKey(event))) return;
  const { refund, stay } = await asKnownNow(sql, event);
  const { guest, owner } = deps.emails.refunded(refund, stay);
  const about = { guestId: await findGuestId(sql, refund.email), bookingId: refund.bookingId };
  if (!isErasedAddress(refund.email)) {
    await enqueueEmail(
      sql,
      {
        ...guest,
        ...about,
        kind: 'refund-guest',
        messageKey: guestKey(refund),
        toAddress: refund.email,
      },
      now,
    );
  }
  await enqueueEmail(
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

/**
 * Emails the owner about a failed refund, once. The guest is emailed only if they were notified of the refund
 * before.
 */
export async function announceRefusedRefund(
  deps: { emails: EmailWriter; ownerEmail: string },
  sql: Sql,
  event: EventData<typeof refundRefused>,
  now: Date,
): Promise<void> {
  await lockRefund(sql, event.entityId);
  const { refund, stay } = await asKnownNow(sql, event);
  const hasGuestBeenTold = await withdrawEmail(sql, guestKey(refund));
  const isGuestCorrected = hasGuestBeenTold && !isErasedAddress(refund.email);
  const about = { guestId: await findGuestId(sql, refund.email), bookingId: refund.bookingId };
  if (isGuestCorrected) {
    await enqueueEmail(
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
  await enqueueEmail(
    sql,
    {
      ...deps.emails.refundRefused(refund, stay, isGuestCorrected),
      ...about,
      kind: 'refund-refused',
      messageKey: refusedKey(refund),
      toAddress: deps.ownerEmail,
    },
    now,
  );
}

type Refund = EventData<typeof paymentRefunded>;

function guestKey({ entityId }: Refund): string {
  return `refund-guest:${entityId}`;
}

function refusedKey({ entityId }: Refund): string {
  return `refund-refused:${entityId}`;
}

/** Two consumers handle refund events, and each has to see what the other stored. */
async function lockRefund(sql: Sql, refundId: string): Promise<void> {
  await sql('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))::text AS locked', `refund:${refundId}`);
}

/** A refund with its stay, if the stay is known here. An erased guest is neither named nor emailed. */
async function asKnownNow<RefundEvent extends EventData<typeof paymentRefunded>>(
  sql: Sql,
  event: RefundEvent,
): Promise<{ refund: RefundEvent; stay: BookingState | undefined }> {
  const stay = event.bookingId === null ? undefined : await lockNewest(sql, event.bookingId);
  const isErased = stay !== undefined && isErasedAddress(stay.email);
  return { stay, refund: isErased ? { ...event, email: stay.email, guestName: stay.guestName } : event };
}
