import type { BookingState } from '@getaway/contracts/events/booking';
import type { Property } from '@getaway/property';
import { inDollars } from '@getaway/kernel/money';
import { nightCount } from '@getaway/kernel/stay';
import { splitName } from '../guests/guest.rules.ts';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import { counted, dateRange, deadline } from '../writing/formats.ts';
import type { FillTemplate } from '../writing/fill-template.ts';

/**
 * The emails of a stay that is paid without a card. `dueAt` is the deadline until which its nights are kept.
 */
export interface ReservationEmails {
  reserved(booking: BookingState, dueAt: Date): WrittenEmail;
  reminder(booking: BookingState, dueAt: Date): WrittenEmail;
  ended(booking: BookingState): WrittenEmail;
  /** Staff or its guest canceled it before it was paid. A deleted booking has no page to link to. */
  released(booking: BookingState, options?: { readonly isDeleted?: boolean }): WrittenEmail;
}

export function createReservationEmails(options: {
  write: (kind: Parameters<FillTemplate>[0], values: Parameters<FillTemplate>[1]) => WrittenEmail;
  property: Property;
  stayLink: string;
}): ReservationEmails {
  const { write, property, stayLink } = options;
  const valuesOf = (booking: BookingState): Record<string, unknown> => ({
    guest: { firstName: booking.firstName ?? splitName(booking.guestName).firstName },
    stayLink,
    amount: inDollars(leftToPay(booking)),
    reference: booking.bookingReference,
    dates: dateRange(booking.checkInDate, booking.checkOutDate),
    nights: counted(nightCount({ checkIn: booking.checkInDate, checkOut: booking.checkOutDate }), 'night'),
  });
  const asking = (booking: BookingState, dueAt: Date): Record<string, unknown> => ({
    ...valuesOf(booking),
    handles: property.paymentHandles,
    dueAt: deadline(dueAt, property.timeZone),
  });
  return {
    reserved: (booking, dueAt) =>
      write('booking-reserved', {
        ...asking(booking, dueAt),
        subject: `Your dates are held: pay by ${deadline(dueAt, property.timeZone)} (${booking.bookingReference})`,
        preview: `How to pay for your stay, ${dateRange(booking.checkInDate, booking.checkOutDate)}.`,
      }),
    reminder: (booking, dueAt) =>
      write('payment-reminder', {
        ...asking(booking, dueAt),
        subject: `12 hours left to pay for your stay (${booking.bookingReference})`,
        preview: `We’re holding your dates until ${deadline(dueAt, property.timeZone)}.`,
      }),
    released: (booking, { isDeleted = false } = {}) =>
      write('reservation-released', {
        ...valuesOf(booking),
        ...(isDeleted ? { stayLink: '' } : {}),
        isByGuest: booking.endedByGuest === true,
        subject: `Your reservation has been canceled (${booking.bookingReference})`,
        preview: 'You owe nothing, and the dates are available again.',
      }),
    ended: (booking) =>
      write('reservation-ended', {
        ...valuesOf(booking),
        subject: `Your reservation has ended (${booking.bookingReference})`,
        preview: 'We didn’t receive a payment, so the dates are available again.',
      }),
  };
}

/** What is left to pay of a reservation: staff may have recorded a part. */
function leftToPay({ amountDue, quote }: BookingState): string {
  return amountDue === undefined || Number(amountDue) === 0 ? quote.total : amountDue;
}
