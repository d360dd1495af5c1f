import { describe, expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { property } from '../../../property.ts';
import { stayFile } from './stay-file.ts';

const reservation = {
  bookingReference: 'QX7KM2PA',
  paymentDueAt: '2027-02-02T15:30:00.000Z',
  total: '1029.30',
  checkIn: calendarDate('2027-02-12'),
  checkOut: calendarDate('2027-02-14'),
  checkInTime: '16:00',
  checkOutTime: '11:00',
};

describe('the calendar file of a reserved stay', () => {
  const file = stayFile(reservation, property, new Date('2027-02-01T15:30:00Z'));
  const lines = file.replaceAll('\r\n ', '').split('\r\n');

  it('has the stay from check-in to check-out at the house', () => {
    expect(lines).toContain('DTSTART:20270212T210000Z');
    expect(lines).toContain('DTEND:20270214T160000Z');
    expect(lines).toContain('SUMMARY:Stay at Lantern Hollow');
    expect(lines).toContain('LOCATION:14 Lantern Hollow Lane\\, Decatur\\, GA 30030');
  });

  it('has the payment in the hour before it is due', () => {
    expect(lines).toContain('DTSTART:20270202T143000Z');
    expect(lines).toContain('DESCRIPTION:Send $1\\,029.30 with the reference QX7KM2PA');
  });

  it('keeps every line to 75 octets, whatever the house is called', () => {
    const long = stayFile(reservation, { ...property, name: 'Höhle '.repeat(30) }, new Date(0));
    const octets = long.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(long.replaceAll('\r\n ', '')).toContain(`SUMMARY:Stay at ${'Höhle '.repeat(30)}`);
  });
});
