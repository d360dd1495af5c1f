import type { HouseFacts } from '@getaway/property/house/house-data';
import { addMilliseconds, hourMs } from '@getaway/kernel/instant';
import { instantInZone } from '@getaway/kernel/zoned-time';
import { formatTotal } from '@getaway/web-kit/format/money';
import type { Reservation } from '../draft/booking-draft.ts';

/** A calendar file with the stay and the hour by which it has to be paid (RFC 5545). */
export function stayFile(
  reservation: Reservation,
  { name, timeZone, contact, addressLine }: HouseFacts,
  now: Date,
): string {
  const { bookingReference, checkIn, checkOut, checkInTime, checkOutTime } = reservation;
  const dueAt = new Date(reservation.paymentDueAt);
  const event = (uid: string, start: Date, end: Date, summary: string, description: string) => [
    'BEGIN:VEVENT',
    `UID:${bookingReference}-${uid}@booking.getaway`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `LOCATION:${escaped(addressLine)}`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//getaway//stay//EN',
    'METHOD:PUBLISH',
    ...event(
      'stay',
      instantInZone(checkIn, checkInTime, timeZone),
      instantInZone(checkOut, checkOutTime, timeZone),
      `Stay at ${name}`,
      `Booking reference ${bookingReference}\n${contact.phone}`,
    ),
    ...event(
      'payment',
      addMilliseconds(dueAt, -hourMs),
      dueAt,
      `Payment for ${name} is due`,
      `Send ${formatTotal(reservation.total)} with the reference ${bookingReference}`,
    ),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** '20270212T210000Z' */
function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\n/g, '\\n');
}

/** Lines have at most 75 octets; the next one goes on after a blank. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let [text, length] = ['', 0];
  for (const sign of line) {
    const octets = encoder.encode(sign).length;
    if (length + octets > 75) [text, length] = [`${text}\r\n `, 1];
    [text, length] = [text + sign, length + octets];
  }
  return text;
}
