import { isErasedAddress } from '@getaway/contracts/events/guest';
import type { StaffPaymentLink } from '@getaway/contracts/http/payment-links';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import type { Tx } from '../database/database.ts';
import { owedOnWire, statusOfLink } from './linked-booking.rules.ts';
import { newestLink } from './payment-links.repository.ts';
import { readOffer } from './read-offer.ts';
import { greetingName, sendableLink, whyNoLink, type LinkTerms } from './sendable-link.rules.ts';

/** The newest link of a booking, and what a new one would ask for. */
export async function showStaffLink(
  tx: Tx,
  booking: BookingRecord,
  { now, ...terms }: LinkTerms & { readonly now: Date },
): Promise<StaffPaymentLink> {
  const outcome = await readOffer(tx, booking, now);
  const link = await newestLink(tx, booking.id);
  const sendable = sendableLink(
    { ...terms, now, hasAddress: !isErasedAddress(booking.email) },
    booking,
    outcome,
  );
  return {
    current: link
      ? {
          status: statusOfLink(link, outcome, now),
          sentAt: link.createdAt.toISOString(),
          sentBy: link.createdBy,
          expiresAt: link.expiresAt.toISOString(),
          withdrawnAt: link.withdrawnAt?.toISOString() ?? null,
        }
      : null,
    offer: sendable.ok
      ? {
          ...owedOnWire(sendable.offer),
          firstName: greetingName(booking),
          email: booking.email,
          paymentDueAt: booking.paymentDueAt?.toISOString() ?? null,
          expiresAt: sendable.expiresAt.toISOString(),
        }
      : null,
    whyNot: sendable.ok ? null : whyNoLink(sendable.reason),
  };
}
