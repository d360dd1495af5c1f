import fc from 'fast-check';
import ICAL from 'ical.js';
import ical from 'node-ical';
import { describe, expect, test } from 'vitest';
import { addDays, calendarDate } from '@getaway/kernel/calendar-date';
import { fullBlock, redactedBlock } from '../exports/blocked-entry.rules.ts';
import { fullEntry, redactedEntry } from '../exports/calendar-entry.rules.ts';
import type { DirectStay } from '../merged-calendar/direct-stay.rules.ts';
import { writeCalendar } from './write-calendar.ts';

const letters = fc.constantFrom(...'anNZé ñ;,:"\\\'^ÅЖ王あ한ع🌴👩‍❤️‍👨-');
/** Realistic and unrealistic names. */
const names = fc
  .oneof(
    fc.array(letters, { minLength: 1, maxLength: 90 }).map((each) => each.join('')),
    fc.string(),
  )
  .map((name) => name.replace(/\p{Cc}/gu, '').trim())
  .filter((name) => name !== '');
const instants = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2035-12-31'),
  noInvalidDate: true,
});
const stays = fc
  .record({
    bookingId: fc.uuid(),
    revision: fc.integer({ min: 1, max: 2_000_000 }),
    bookingReference: fc.stringMatching(/^[A-Z2-9]{8}$/),
    status: fc.constantFrom('confirmed' as const, 'pending_payment' as const, 'completed' as const),
    guestName: names,
    numberOfGuests: fc.integer({ min: 1, max: 4 }),
    checkInTime: fc.constantFrom('16:00', '15:30'),
    opensAt: fc.option(fc.constantFrom('12:00', '13:00')),
    checkOutTime: fc.constantFrom('11:00', '10:00'),
    createdAt: instants,
    updatedAt: instants,
    start: fc.integer({ min: 0, max: 4_000 }),
    nights: fc.integer({ min: 1, max: 30 }),
  })
  .map(({ start, nights, ...stay }): DirectStay => {
    const checkInDate = addDays(calendarDate('2024-01-01'), start);
    return { ...stay, checkInDate, checkOutDate: addDays(checkInDate, nights) };
  });

/**
 * Where node-ical 0.27.2 deviates from RFC 5545, 3.3.11: it reads an escaped backslash followed by an n as a
 * line break, and drops quotes around a text.
 */
const asNodeIcalReads = (text: string): string => text.replace(/\\n/gi, '\\\n').replace(/^"(.*)"$/, '$1');

const unfold = (text: string): string => text.replace(/\r\n[ \t]/g, '');
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each));

describe('an exported calendar', () => {
  test('has its name as escaped text (RFC 5545, 3.3.11)', () => {
    const lines = unfold(writeCalendar('Fox, Hare; "C:\\new" 🏡', [])).split('\r\n');
    const written = String.raw`Fox\, Hare\; "C:\\new" 🏡`;
    expect(lines).toEqual(expect.arrayContaining([`NAME:${written}`, `X-WR-CALNAME:${written}`]));
  });

  test('has CRLF line ends, at most 75 octets in a line and no split character, for any name', () => {
    fc.assert(
      fc.property(fc.array(stays, { maxLength: 4 }), (some) => {
        const text = writeCalendar(
          'Lantern Hollow',
          some.map((each) => fullEntry(each, '16:00')),
        );
        expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of text.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line.isWellFormed()).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('is read correctly by two independent parsers', () => {
    fc.assert(
      fc.property(stays, (stay) => {
        const text = writeCalendar('Lantern Hollow', [fullEntry(stay, '16:00')]);
        const [event] = eventsOf(text);
        expect(event?.uid).toBe(`${stay.bookingId}@booking.getaway`);
        expect(event?.summary).toBe(fullEntry(stay, '16:00').summary);
        expect(event?.description).toBe(fullEntry(stay, '16:00').description);
        expect(event?.sequence).toBe(stay.revision);
        expect(event?.startDate.isDate).toBe(true);
        expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual([
          stay.checkInDate,
          stay.checkOutDate,
        ]);
        const [read] = Object.values(ical.sync.parseICS(text)).filter((each) => each?.type === 'VEVENT');
        expect(read).toMatchObject({
          uid: event?.uid,
          datetype: 'date',
          summary: asNodeIcalReads(fullEntry(stay, '16:00').summary),
          sequence: stay.revision,
        });
      }),
      { numRuns: 60 },
    );
  });

  test('names its author, and has each property once that RFC 5545 requires once', () => {
    const night = {
      blockId: 'b',
      revision: 1,
      date: calendarDate('2027-01-01'),
      reason: 'other' as const,
      createdAt: new Date('2026-11-01T10:00:00Z'),
      updatedAt: new Date('2026-11-02T10:00:00Z'),
    };
    const lines = unfold(writeCalendar('Lantern Hollow', [redactedBlock(night)])).split('\r\n');
    for (const property of ['VERSION:2.0', 'PRODID:-//getaway//direct-bookings//EN', 'BEGIN:VEVENT']) {
      expect(lines.filter((line) => line === property)).toHaveLength(1);
    }
    for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SEQUENCE', 'LAST-MODIFIED', 'SUMMARY']) {
      expect(lines.filter((line) => line.split(/[:;]/)[0] === name)).toHaveLength(1);
    }
    expect(lines).toContain('LAST-MODIFIED:20261102T100000Z');
  });
});

describe('a redacted calendar', () => {
  test('is byte-identical for every guest and number of guests', () => {
    fc.assert(
      fc.property(stays, stays, (stay, other) => {
        const { guestName, numberOfGuests, bookingReference, checkInTime, opensAt, checkOutTime } = other;
        const disguised = {
          ...stay,
          ...{ guestName, numberOfGuests, bookingReference, checkInTime, opensAt, checkOutTime },
        };
        expect(writeCalendar('Lantern Hollow', [redactedEntry(disguised)])).toBe(
          writeCalendar('Lantern Hollow', [redactedEntry(stay)]),
        );
      }),
      { numRuns: 60 },
    );
  });

  test('hides why a night is blocked', () => {
    const night = {
      blockId: 'b',
      revision: 1,
      date: calendarDate('2027-01-01'),
      createdAt: new Date(0),
      updatedAt: new Date(0),
    };
    const [one, other] = (['maintenance', 'owner-use'] as const).map((reason) => ({ ...night, reason }));
    expect(one && other && redactedBlock(one)).toEqual(other && redactedBlock(other));
    expect(one && other && fullBlock(one)).not.toEqual(other && fullBlock(other));
  });
});
