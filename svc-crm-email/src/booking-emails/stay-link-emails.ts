import type { BookingState } from '@getaway/contracts/events/booking';
import type { Property } from '@getaway/property';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import { splitName } from '../guests/guest.rules.ts';
import type { FillTemplate } from '../writing/fill-template.ts';
import { dateRange } from '../writing/formats.ts';

export interface StayLinkEmails {
  /** To the guest who asked for the link of their stay. */
  stayLinkRequested(booking: BookingState): WrittenEmail;
}

export function createStayLinkEmails(options: {
  write: (kind: Parameters<FillTemplate>[0], values: Parameters<FillTemplate>[1]) => WrittenEmail;
  property: Property;
  stayLink: string;
}): StayLinkEmails {
  const { write, property, stayLink } = options;
  return {
    stayLinkRequested: (booking) =>
      write('stay-link', {
        subject: `Your stay at ${property.name} (${booking.bookingReference})`,
        preview: 'The link to the page for your stay.',
        guest: { firstName: booking.firstName ?? splitName(booking.guestName).firstName },
        dates: dateRange(booking.checkInDate, booking.checkOutDate),
        reference: booking.bookingReference,
        stayLink,
      }),
  };
}
