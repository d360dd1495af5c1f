import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { arrivalTime } from '@getaway/kernel/arrival';
import { addressLine, type Property } from '@getaway/property';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { findBooking } from '../bookings/find-booking.ts';
import { findOpenings } from '../bookings/find-openings.ts';
import type { Database } from '../database/database.ts';
import { momentsOf } from './stay-offers.rules.ts';

export type OwnCalendarOutcome =
  | { readonly ok: true; readonly name: string; readonly text: string }
  | { readonly ok: false; readonly reason: 'not-found' | 'not-booked' };

/**
 * The stay for the guest's own calendar. The event has the UID of the invitation in the confirmation email, so that no
 * calendar shows it twice. The entry code is left out, because calendars are shared.
 */
export async function ownStayCalendar(
  { database, property }: { readonly database: Database; readonly property: Property },
  bookingId: string,
): Promise<OwnCalendarOutcome> {
  const booking = await findBooking(database.prisma, { id: bookingId });
  if (!booking) return { ok: false, reason: 'not-found' };
  if (booking.status !== 'confirmed' && booking.status !== 'completed')
    return { ok: false, reason: 'not-booked' };
  const opensAt = await findOpenings(database.prisma, [bookingId]);
  const arrival = arrivalTime({ ...booking, opensAt: opensAt(bookingId) }, property.checkIn.time);
  const text = textOf({ ...booking, checkInTime: arrival }, property);
  return { ok: true, name: `stay-${booking.bookingReference}.ics`, text };
}

function textOf(booking: BookingRecord, property: Property): string {
  const { checkInAt, checkOutAt } = momentsOf(booking, property.timeZone);
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'getaway', product: 'stay', language: 'EN' },
  });
  calendar.createEvent({
    id: `${booking.id}@booking.getaway`,
    sequence: booking.revision,
    stamp: booking.updatedAt,
    created: booking.createdAt,
    lastModified: booking.updatedAt,
    start: checkInAt,
    end: checkOutAt,
    summary: `Stay at ${property.name}`,
    description: `Booking reference ${booking.bookingReference}\n${property.contact.phone}`,
    location: addressLine(property),
    status: ICalEventStatus.CONFIRMED,
  });
  return `${calendar.toString()}\r\n`;
}
