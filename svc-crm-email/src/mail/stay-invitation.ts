import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { BookingState } from '@getaway/contracts/events/booking';
import { addressLine, type Property } from '@getaway/contracts/property';
import { instantInZone } from '@getaway/kernel/zoned-time';

/** The stay as an attachment that a guest's calendar takes in. The entry code stays in the mail: calendars are shared. */
export function stayInvitation(
  booking: BookingState,
  property: Property,
): { filename: string; contentType: string; content: string } {
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'getaway', product: 'stay', language: 'EN' },
  });
  const stamp = new Date(booking.updatedAt);
  calendar.createEvent({
    id: `${booking.entityId}@booking.getaway`,
    sequence: booking.revision,
    stamp,
    created: new Date(booking.createdAt),
    lastModified: stamp,
    start: instantInZone(booking.checkInDate, booking.checkInTime, property.timeZone),
    end: instantInZone(booking.checkOutDate, booking.checkOutTime, property.timeZone),
    summary: `Stay at ${property.name}`,
    description: `Booking reference ${booking.bookingReference}\n${property.contact.phone}`,
    location: addressLine(property),
    organizer: { name: property.name, email: property.contact.email },
    status: ICalEventStatus.CONFIRMED,
  });
  return {
    filename: `stay-${booking.bookingReference}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: `${calendar.toString()}\r\n`,
  };
}
