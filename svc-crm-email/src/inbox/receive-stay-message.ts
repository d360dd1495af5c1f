import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { BookingState } from '@getaway/contracts/events/booking';
import { guestContacted } from '@getaway/contracts/events/guest';
import type { StayMessage } from '@getaway/contracts/http/stay-messages';
import { minuteMs } from '@getaway/kernel/instant';
import { consume } from '@getaway/service-kit/limits/rate-limiter';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import { wasConfirmed } from '../bookings-copy/record-booking.ts';
import { findOrCreateGuest } from '../guests/find-or-create-guest.ts';
import type { MessageNoticeDeps } from '../owner-alerts/message-notice-deps.ts';
import { queueMessageNotice } from '../owner-alerts/queue-message-notice.ts';
import { excerptOf, threadPath } from '../owner-alerts/notice.rules.ts';
import { dateRange } from '../writing/formats.ts';
import type { EmailWriter } from '../writing/write-email.ts';
import { addGuestMessage } from './add-guest-message.ts';
import type { InboxDeps } from './inbox-deps.ts';
import { stayMessages } from './stay-messages.repository.ts';

/** Messages from the page of one booking within the window. */
const mostMessages = 20;
const windowMs = 10 * minuteMs;

export interface StayMessageDeps extends InboxDeps, MessageNoticeDeps {
  readonly pool: pg.Pool;
  readonly emails: EmailWriter;
}

/** Adds a message from the page of a booking to the thread of its guest, and emails it to the owner. */
export async function receiveStayMessage(
  deps: StayMessageDeps,
  booking: BookingState,
  input: { readonly text: string; readonly idempotencyKey: string | null; readonly correlationId: string },
): Promise<
  | { readonly ok: true; readonly message: StayMessage }
  | { readonly ok: false; readonly retryAfterSeconds: number }
> {
  const now = deps.now();
  const { entityId: bookingId, guestName, email } = booking;
  const limits = [{ subject: bookingId, ceiling: mostMessages }];
  const allowed = await consume(deps.pool, { purpose: 'stay-message', windowMs, limits });
  if (!allowed.ok) return allowed;
  return deps.database.transact(async (_tx, sql) => {
    const guestId = await findOrCreateGuest(sql, { ...booking, partnerName: null }, now, now);
    const { id, isNew, threadId } = await addGuestMessage(
      sql,
      { id: guestId, email },
      {
        ...{ id: randomUUID(), kind: 'stay', author: guestName, text: input.text, occasion: null },
        ...{ bookingId, conversation: [], idempotencyKey: input.idempotencyKey },
      },
      now,
    );
    if (isNew) {
      const { correlationId } = input;
      await appendEvent(sql, guestContacted, { entityId: id, revision: 1, guestId }, { correlationId, now });
      const ownEmail = {
        ...deps.emails.stayMessage(booking, input.text, threadId),
        kind: 'enquiry-owner',
        messageKey: `enquiry-owner:${id}`,
        toAddress: deps.ownerEmail(),
        replyTo: email,
        guestId,
        bookingId,
      } as const;
      const listed = {
        who: guestName,
        about: `Booking ${booking.bookingReference}, ${dateRange(booking.checkInDate, booking.checkOutDate)}`,
        text: excerptOf(input.text),
        path: threadPath(threadId),
      };
      // Apart from what strangers write under the guest's address, which reaches the same thread.
      const sender = `stay:${bookingId}`;
      const notice = { email: ownEmail, listed, sender, isBooked: wasConfirmed(booking) };
      await queueMessageNotice(deps, sql, notice, now);
    }
    const [message] = await stayMessages(sql, bookingId, { only: id, limit: 1 });
    if (!message) throw new Error('a message that was stored is gone');
    return { ok: true, message };
  });
}
