import { calendarDate } from '@getaway/kernel/calendar-date';
import type { EmailWriter, NamedEmails } from './named-emails.ts';
import { booking, dueAt, reservation } from './sample-stay.ts';

/** The emails that are sent when money is received, returned, or disputed. */
export function moneyEmails(emails: EmailWriter): NamedEmails {
  const refund = {
    entityId: 'refund',
    revision: 1,
    bookingId: booking.entityId,
    bookingReference: booking.bookingReference,
    amount: '614.18',
    reason: 'cancellation' as const,
    guestName: booking.guestName,
    email: booking.email,
  };
  const refunded = emails.refunded(refund, booking, undefined);
  return {
    'payment-link': emails.paymentLink(
      {
        bookingReference: booking.bookingReference,
        firstName: 'Maya',
        checkInDate: booking.checkInDate,
        checkOutDate: booking.checkOutDate,
        balance: '599.20',
        cardFee: '14.98',
        amount: '614.18',
        paymentDueAt: dueAt.toISOString(),
        expiresAt: new Date('2027-05-08T19:00:00Z').toISOString(),
      },
      'a-token',
    ),
    'payment-recorded': emails.paymentRecorded({
      bookingReference: booking.bookingReference,
      guestName: booking.guestName,
      entry: { kind: 'payment', method: 'venmo', amount: '200.00', effectiveOn: calendarDate('2027-05-01') },
      balance: '414.18',
      bookingStatus: reservation.status,
      stay: reservation,
    }),
    'payment-owner': emails.paymentForOwner(
      {
        bookingReference: booking.bookingReference,
        guestName: booking.guestName,
        entry: { kind: 'payment', method: 'card', amount: '43.86', effectiveOn: calendarDate('2027-05-01') },
        balance: '0.00',
        bookingStatus: booking.status,
        stay: booking,
        paidFor: ['Roses'],
      },
      booking.email,
    ),
    'refund-recorded': emails.paymentRecorded({
      bookingReference: booking.bookingReference,
      guestName: booking.guestName,
      entry: { kind: 'refund', method: 'cash', amount: '-50.00', effectiveOn: calendarDate('2027-05-01') },
      balance: '0.00',
      bookingStatus: booking.status,
      stay: booking,
    }),
    'payment-for-canceled': emails.paymentRecorded({
      bookingReference: booking.bookingReference,
      guestName: booking.guestName,
      entry: { kind: 'payment', method: 'cash', amount: '50.00', effectiveOn: calendarDate('2027-05-01') },
      balance: '564.18',
      bookingStatus: 'cancelled',
      stay: { ...booking, status: 'cancelled' },
    }),
    'refund-guest': refunded.guest,
    'refund-of-part': emails.refunded(
      { ...refund, reason: 'adjustment', amount: '120.50' },
      booking,
      '120.50',
    ).guest,
    'refund-owner': refunded.owner,
    'refund-delayed': emails.refundDelayed(refund, booking),
    'refund-refused': emails.refundRefused(refund, booking, true),
    'payment-disputed': emails.paymentDisputed({
      entityId: 'du_1',
      revision: 1,
      bookingId: booking.entityId,
      bookingReference: booking.bookingReference,
      guestName: booking.guestName,
      amount: refund.amount,
      reason: 'fraudulent',
      status: 'open',
      respondBy: dueAt.toISOString(),
    }),
  };
}
