import { afterEach, describe, expect, test } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { createCalendarReader, type CalendarReader } from '../src/ical/calendar-reader.ts';
import { calendarOf } from '@getaway/testing/feed-server';

const options = { timeZone: 'America/New_York', today: calendarDate('2027-05-01') };
const calendar = Buffer.from(calendarOf(['a', '2027-06-09', '2027-06-11', 'Reserved']));
/** About four hundred times a day for two years: twelve seconds of work. */
const tooOften = Buffer.from(
  [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:for-ever',
    'DTSTART;VALUE=DATE:20270501',
    `RRULE:FREQ=DAILY;BYHOUR=1,2,3,4,5;BYMINUTE=${upTo(11)};BYSECOND=${upTo(8)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n'),
);

function upTo(count: number): string {
  return Array.from({ length: count }, (_, index) => index).join();
}

let reader: CalendarReader;
afterEach(() => reader.stop());

describe('the thread that parses calendars', () => {
  test('parses calendars one after the other, in order', async () => {
    reader = createCalendarReader();
    const readings = await Promise.all([1, 2, 3].map(() => reader.read(calendar, options)));
    expect(readings.map((reading) => reading.ok && reading.stays.length)).toEqual([1, 1, 1]);
  });

  test('ends on excessive recurrence, and the next calendar is parsed', async () => {
    reader = createCalendarReader({ timeoutMs: 2_000 });
    let longestMs = 0;
    let last = performance.now();
    const watch = setInterval(() => {
      longestMs = Math.max(longestMs, performance.now() - last);
      last = performance.now();
    }, 10);
    const [endless, next] = await Promise.all([
      reader.read(tooOften, options),
      reader.read(calendar, options),
    ]);
    clearInterval(watch);
    expect(endless).toEqual({ ok: false, fault: 'too-slow-to-read' });
    expect(next.ok).toBe(true);
    // The service stayed responsive; it would have been blocked if it had parsed the calendar itself.
    expect(longestMs).toBeLessThan(5_000);
  });

  test('reads UTF-16 when the byte order mark says so', async () => {
    reader = createCalendarReader();
    const reading = await reader.read(Buffer.from(`\uFEFF${calendar.toString()}`, 'utf16le'), options);
    expect(reading.ok && reading.stays.length).toBe(1);
  });
});
