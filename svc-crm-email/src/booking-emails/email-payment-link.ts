import type { EventData } from '@getaway/contracts/events/event';
import { isErasedAddress } from '@getaway/contracts/events/guest';
import type { paymentLinkSent } from '@getaway/contracts/events/payment-link';
import type { Sql } from '@getaway/service-kit/sql';
import { queueEmail } from '../delivery/queue-email.ts';
import { findGuestId } from '../guests/find-guest-id.ts';
import { lockKnownStay } from './lock-known-stay.ts';
import type { EmailWriter } from '../writing/write-email.ts';

/** Emails a guest their payment link, once, and not after it has expired or the guest was erased. */
export async function emailPaymentLink(
  deps: { readonly emails: EmailWriter },
  sql: Sql,
  link: EventData<typeof paymentLinkSent>,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(link.expiresAt);
  if (expiresAt <= now) return;
  const known = await lockKnownStay(sql, link.bookingId);
  if (known && isErasedAddress(known.booking.email)) return;
  await queueEmail(
    sql,
    {
      ...deps.emails.paymentLink(link, link.token),
      kind: 'payment-link',
      messageKey: `payment-link:${link.entityId}`,
      toAddress: link.email,
      guestId: await findGuestId(sql, link.email),
      bookingId: link.bookingId,
      expiresAt,
    },
    now,
  );
}
