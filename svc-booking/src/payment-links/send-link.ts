import { randomBytes } from 'node:crypto';
import { isErasedAddress } from '@getaway/contracts/events/guest';
import type { StaffPaymentLink } from '@getaway/contracts/http/payment-links';
import { paymentLinkSent } from '@getaway/contracts/events/payment-link';
import { decimalFromCents, type Cents } from '@getaway/kernel/money';
import { appendEvent } from '@getaway/service-kit/messaging/outbox';
import { lockBooking } from '../bookings/lock-booking.ts';
import { recordHistory } from '../bookings/record-history.ts';
import { hashToken } from '../reservations/request-confirmation.ts';
import { owedOnWire } from './linked-booking.rules.ts';
import { insertLink } from './payment-links.repository.ts';
import { readOffer } from './read-offer.ts';
import type { StaffLinkDeps } from './read-staff-link.ts';
import { greetingName, sendableLink, type NoLinkReason } from './sendable-link.rules.ts';
import { showStaffLink } from './show-staff-link.ts';
import { withdrawLinks } from './withdraw-links.ts';

export type SendLinkOutcome =
  | { readonly ok: true; readonly link: StaffPaymentLink }
  | { readonly ok: false; readonly reason: 'not-found' | NoLinkReason }
  /** Not what staff saw. */
  | { readonly ok: false; readonly reason: 'other-amount'; readonly amount: Cents };

/**
 * Sends the guest a link to pay what a booking owes, and withdraws the older one. The link's token is random, appears only
 * in the email and is stored as a hash.
 */
export function sendLink(
  deps: StaffLinkDeps & { readonly newId: () => string },
  input: {
    readonly bookingId: string;
    /** What staff saw that the guest pays. */
    readonly shownAmount: string;
    readonly actor: string;
    readonly correlationId: string;
  },
): Promise<SendLinkOutcome> {
  return deps.database.transact(async (tx, sql): Promise<SendLinkOutcome> => {
    const booking = await lockBooking(tx, sql, { id: input.bookingId });
    if (!booking) return { ok: false, reason: 'not-found' };
    const now = deps.now();
    const sendable = sendableLink(
      { ...deps, now, hasAddress: !isErasedAddress(booking.email) },
      booking,
      await readOffer(tx, booking, now),
    );
    if (!sendable.ok) return sendable;
    const { offer, expiresAt } = sendable;
    if (decimalFromCents(offer.amount) !== input.shownAmount)
      return { ok: false, reason: 'other-amount', amount: offer.amount };
    const token = randomBytes(32).toString('base64url');
    const { id: bookingId, bookingReference, email, checkInDate, checkOutDate, paymentDueAt } = booking;
    const link = { id: deps.newId(), bookingId, createdBy: input.actor, createdAt: now, expiresAt };
    await withdrawLinks(tx, [bookingId], now);
    await insertLink(tx, { ...link, tokenHash: hashToken(token) });
    await appendEvent(
      sql,
      paymentLinkSent,
      {
        entityId: link.id,
        revision: 1,
        bookingId,
        bookingReference,
        firstName: greetingName(booking),
        email,
        checkInDate,
        checkOutDate,
        ...owedOnWire(offer),
        paymentDueAt: paymentDueAt?.toISOString() ?? null,
        expiresAt: expiresAt.toISOString(),
        token,
      },
      { correlationId: input.correlationId, now },
    );
    await recordHistory(tx, {
      bookingId,
      at: now,
      actor: input.actor,
      action: 'payment-link-sent',
      changes: [{ field: 'amount', from: null, to: decimalFromCents(offer.amount) }],
    });
    return { ok: true, link: await showStaffLink(tx, booking, { ...deps, now }) };
  });
}
