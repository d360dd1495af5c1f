import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { EventData } from '@getaway/contracts/events/event';
import { isErasedAddress } from '@getaway/contracts/events/guest';
import type { stayLinkRequested } from '@getaway/contracts/events/stay';
import { hourMs, secondMs } from '@getaway/kernel/instant';
import type { Sql } from '@getaway/service-kit/sql';
import { allowStrangerEmail, countIfSent, type StrangerEmailCaps } from '../delivery/allow-stranger-email.ts';
import { queueEmail } from '../delivery/queue-email.ts';
import { findGuestId } from '../guests/find-guest-id.ts';
import type { EmailWriter } from '../writing/write-email.ts';
import { lockKnownStay } from './lock-known-stay.ts';

/** A guest who asks is waiting now. */
const newsMs = hourMs;
/** The booking's own event may come after the request. Less than the tries after which a message is parked. */
const arrivalMs = 8 * secondMs;

/**
 * Emails a guest the link of their stay, to the address of the booking alone. Anyone who knows the booking can ask for it, so
 * the daily limit for one address applies. The limit for all addresses does not: strangers could use it up, and guests
 * would lose their links.
 */
export async function emailStayLink(
  deps: { readonly pool: pg.Pool; readonly emails: EmailWriter; readonly strangerEmails: StrangerEmailCaps },
  sql: Sql,
  request: EventData<typeof stayLinkRequested>,
  now: Date,
  askedAt: Date,
): Promise<void> {
  const booking = (await lockKnownStay(sql, request.bookingId))?.booking;
  if (!booking && now.getTime() - askedAt.getTime() < arrivalMs)
    throw new Error('the booking has not arrived yet');
  if (!booking || isErasedAddress(booking.email)) return;
  // The address and the link have changed, and the event about it is still on its way: this one comes again.
  if ((booking.linkVersion ?? 1) < request.linkVersion)
    throw new Error('the newest state of the booking has not arrived yet');
  const caps = { ...deps.strangerEmails, everywhere: 0 };
  const allowed = await allowStrangerEmail(deps.pool, caps, booking.email);
  if (!allowed.ok) return;
  await countIfSent([allowed], async () => {
    await queueEmail(
      sql,
      {
        ...deps.emails.stayLinkRequested(booking),
        kind: 'stay-link',
        messageKey: `stay-link:${booking.entityId}:${randomUUID()}`,
        toAddress: booking.email,
        guestId: await findGuestId(sql, booking.email),
        bookingId: booking.entityId,
        expiresAt: new Date(now.getTime() + newsMs),
      },
      now,
    );
    return { areSent: true };
  });
}
