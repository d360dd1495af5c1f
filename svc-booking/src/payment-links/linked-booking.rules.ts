import type { LinkedBooking } from '@getaway/contracts/http/payment-links';
import { decimalFromCents, subtractCents } from '@getaway/kernel/money';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import type { LinkOffer, LinkOfferOutcome, PaymentLink } from './payment-link.rules.ts';

/** What a link shows: nothing about its booking unless it is open, or was paid and has not expired. */
export function linkedBooking(
  link: PaymentLink,
  booking: BookingRecord,
  outcome: LinkOfferOutcome,
  now: Date,
): LinkedBooking {
  const status = statusOfLink(link, outcome, now);
  const isShown = status === 'open' || (status === 'paid' && link.expiresAt > now);
  const { bookingReference, checkInDate, checkOutDate, paymentDueAt } = booking;
  return {
    status,
    booking: isShown
      ? {
          firstName: booking.firstName ?? booking.guestName,
          bookingReference,
          checkInDate,
          checkOutDate,
          isReserved: booking.status === 'pending_payment' || booking.status === 'pending',
          paymentDueAt: paymentDueAt?.toISOString() ?? null,
        }
      : null,
    due:
      status === 'open' && outcome.ok
        ? {
            ...owedOnWire(outcome.offer),
            quote: outcome.offer.quote,
            paid: decimalFromCents(outcome.offer.paid),
            expiresAt: link.expiresAt.toISOString(),
          }
        : null,
  };
}

/** The amounts of an offer, in dollars. */
export function owedOnWire({ balance, amount }: LinkOffer) {
  return {
    balance: decimalFromCents(balance),
    cardFee: decimalFromCents(subtractCents(amount, balance)),
    amount: decimalFromCents(amount),
  };
}

/** A paid link says so even after it expired; a withdrawn one says nothing about its booking. */
export function statusOfLink(
  { withdrawnAt, expiresAt }: Pick<PaymentLink, 'withdrawnAt' | 'expiresAt'>,
  outcome: LinkOfferOutcome,
  now: Date,
): LinkedBooking['status'] {
  if (withdrawnAt !== null) return 'withdrawn';
  if (!outcome.ok) return outcome.reason === 'nothing-due' ? 'paid' : 'ended';
  return expiresAt <= now ? 'expired' : 'open';
}
