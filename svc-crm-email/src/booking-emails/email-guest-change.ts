import { isErasedAddress } from '@getaway/contracts/events/guest';
import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Sql } from '@getaway/service-kit/sql';
import { collectNotice } from '../owner-alerts/collect-notice.ts';
import { bookingPath } from '../owner-alerts/notice.rules.ts';
import { emailCollectedChanges, type GuestChangeDeps } from './email-collected-changes.ts';
import type { OwnerEmailDeps } from './email-owner.ts';
import { lockKnownStay } from './lock-known-stay.ts';
import type { Amendment } from './merge-amendments.rules.ts';

/**
 * Emails the owner what a guest changes about a stay to come: at once, or together with later changes when an email about this
 * stay is recent. A booking that is unknown was deleted, and what an erased guest changed is theirs alone.
 */
export async function emailGuestChange(
  deps: GuestChangeDeps & Pick<OwnerEmailDeps, 'emailsOwnerBookings'> & { readonly timeZone: string },
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
  const written = deps.emails.stayChangedByGuest(amendment);
  if (written === undefined) return;
  const email = {
    ...written,
    kind: 'stay-changed-owner',
    messageKey: `stay-changed-owner:${bookingId}:${revision}`,
    toAddress: deps.ownerEmail(),
    replyTo: known.booking.email,
    guestId: null,
    bookingId,
  } as const;
  const notice = {
    email,
    listed: {
      who: amendment.guestName,
      about: '',
      text: deps.emails.listGuestChanges([amendment]).text,
      path: bookingPath(amendment.bookingReference),
    },
    sender: `changes:${bookingId}`,
    isBooked: status === 'confirmed',
    amendment,
  };
  if (await collectNotice(sql, 'stay-change', notice, deps.noticeEmailMs, now))
    await emailCollectedChanges(deps, sql, { sender: notice.sender, alone: email }, now);
}
