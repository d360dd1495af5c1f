import { announcedStay } from '../../src/booking-emails/announced-stay.rules.ts';
import type { EmailWriter, NamedEmails } from './named-emails.ts';
import { booking, dueAt, moved, reservation } from './sample-stay.ts';

/** The emails that are sent when a stay is booked, changed, or canceled. */
export function stayEmails(emails: EmailWriter): NamedEmails {
  const before = announcedStay(booking);
  if (before === undefined) throw new Error('the sample stay is not confirmed');
  const changedByGuest = emails.stayChangedByGuest({
    ...{ ...booking, revision: 3, amendedBy: 'guest', before: booking, difference: '-100.00' },
    after: { ...moved, occasion: 'date-night', quote: { ...booking.quote, total: '514.18' } },
    money: {
      revision: 2,
      total: '514.18',
      paid: '614.18',
      returned: '0.00',
      balance: '-100.00',
      status: 'overpaid',
    },
    settlement: { toCard: '100.00', balance: '0.00' },
  });
  if (changedByGuest === undefined) throw new Error('the sample stay has not changed');
  return {
    'booking-confirmed': emails.bookingConfirmed(booking),
    'booking-reserved': emails.reserved(reservation, dueAt),
    'payment-reminder': emails.reminder(reservation, dueAt),
    'reservation-ended': emails.ended(reservation),
    'booking-changed': emails.bookingChanged(moved, before),
    'booking-owner': emails.bookingForOwner(booking, 'booked'),
    'stay-changed-owner': changedByGuest,
    'reservation-released': emails.released(reservation),
    'reservation-confirmation': emails.confirmationRequested({
      entityId: 'request',
      revision: 1,
      firstName: 'Maya',
      email: booking.email,
      checkInDate: booking.checkInDate,
      checkOutDate: booking.checkOutDate,
      total: booking.quote.total,
      token: 'a-token',
      expiresAt: dueAt.toISOString(),
    }),
    'booking-cancelled': emails.bookingCancelled(booking),
    'cancelled-by-guest': emails.bookingCancelled({ ...booking, endedByGuest: true }),
    'released-by-guest': emails.released({ ...reservation, endedByGuest: true }),
    'stay-link': emails.stayLinkRequested(booking),
  };
}
