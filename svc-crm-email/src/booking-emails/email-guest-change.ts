import { isErasedAddress } from '@getaway/contracts/events/guest';
import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Sql } from '@getaway/service-kit/sql';
import { bookingPath } from '../owner-alerts/notice.rules.ts';
import { queueNotice } from '../owner-alerts/queue-notice.ts';
import type { OwnerEmailDeps } from './email-owner.ts';
import type { Amendment, GuestChangeEmails } from './guest-change-emails.ts';
import { lockKnownStay } from './lock-known-stay.ts';

/**
 * Emails the owner once about each change that a guest makes to a stay to come. A booking that is unknown was deleted, and what
 * an erased guest changed is theirs alone.
 */
export async function emailGuestChange(
  deps: Pick<OwnerEmailDeps, 'emailsOwnerBookings' | 'ownerEmail'> & {
    readonly emails: GuestChangeEmails;
    readonly timeZone: string;
  },
  sql: Sql,
  amendment: Amendment,
  now: Date,
): Promise<void> {
  const { entityId: bookingId, revision, amendedBy, status, after } = amendment;
  const isToCome = status === 'confirmed' || status === 'pending_payment';
  const isOver = after.checkOutDate < dateInZone(now, deps.timeZone);
  if (amendedBy !== 'guest' || !isToCome || isOver || !deps.emailsOwnerBookings) return;
  const known = await lockKnownStay(sql, bookingId);
  if (known === undefined || isErasedAddress(known.booking.email)) return;
  const email = deps.emails.stayChangedByGuest(amendment);
  if (email === undefined) return;
  await queueNotice(
    sql,
    'stay-change',
    {
      email: {
        ...email,
        kind: 'stay-changed-owner',
        messageKey: `stay-changed-owner:${bookingId}:${revision}`,
        toAddress: deps.ownerEmail(),
        replyTo: known.booking.email,
        guestId: null,
        bookingId,
      },
      listed: {
        who: amendment.guestName,
        about: '',
        text: deps.emails.guestChangesInWords(amendment),
        path: bookingPath(amendment.bookingReference),
      },
    },
    now,
  );
}
