import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { BookingState } from '@getaway/contracts/events/booking';
import { arrivalTime } from '@getaway/kernel/arrival';
import { addressLine, type Property } from '@getaway/property';
import { instantInZone } from '@getaway/kernel/zoned-time';
import type { Attachment } from '../delivery/email.rules.ts';

/**
 * The stay as an invitation (RFC 5546, REQUEST). Each later one has the same UID and the booking's revision
 * as its SEQUENCE, so that a calendar moves the event instead of adding another. The entry code is left out,
 * because calendars are shared.
 */
export function stayInvitation(booking: BookingState, property: Property): Attachment {
  return attached(booking, property, ICalCalendarMethod.REQUEST, ICalEventStatus.CONFIRMED);
}

/** Removes the stay from the guest's calendar (RFC 5546, CANCEL). */
export function stayCancellation(booking: BookingState, property: Property): Attachment {
  return attached(booking, property, ICalCalendarMethod.CANCEL, ICalEventStatus.CANCELLED);
}

function attached(
  booking: BookingState,
  property: Property,
  method: ICalCalendarMethod,
  status: ICalEventStatus,
): Attachment {
  const calendar = ical({ method, prodId: { company: 'getaway', product: 'stay', language: 'EN' } });
  const stamp = new Date(booking.updatedAt);
  calendar.createEvent({
    id: `${booking.entityId}@booking.getaway`,
    sequence: booking.revision,
    stamp,
    created: new Date(booking.createdAt),
    lastModified: stamp,
    start: instantInZone(booking.checkInDate, arrivalTime(booking, property.checkIn.time), property.timeZone),
    end: instantInZone(booking.checkOutDate, booking.checkOutTime, property.timeZone),
    summary: `Stay at ${property.name}`,
    description: `Booking reference ${booking.bookingReference}\n${property.contact.phone}`,
    location: addressLine(property),
    organizer: { name: property.name, email: property.contact.email },
    // The guest booked the stay, so the invitation asks for no reply.
    attendees: [{ name: booking.guestName, email: booking.email, status: ICalAttendeeStatus.ACCEPTED }],
    status,
  });
  return {
    filename: `stay-${booking.bookingReference}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: `${calendar.toString()}\r\n`,
  };
}
