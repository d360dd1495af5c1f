import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { readCalendar } from './read-calendar.ts';

const options = { timeZone: 'America/New_York', today: calendarDate('2027-05-01') };
const days = ['DTSTART;VALUE=DATE:20270609', 'DTEND;VALUE=DATE:20270611'];
const times = [
  'DTSTART;TZID=America/New_York:20270609T160000',
  'DTEND;TZID=America/New_York:20270611T100000',
];

function read(...events: string[][]) {
  const lines = events.flatMap((event, index) => [
    'BEGIN:VEVENT',
    ...event,
    // Of two properties the first counts.
    `UID:event-${index}@platform.example`,
    'END:VEVENT',
  ]);
  const reading = readCalendar(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n'), options);
  if (!reading.ok) throw new Error(reading.fault);
  const stays = reading.stays.map(({ startDate, endDate }) => `${startDate} ${endDate}`);
  return { stays, events: reading.events, unread: reading.unread.length };
}

describe('an event with a recurrence rule', () => {
  test.each([
    ['ends before its start', 'FREQ=DAILY;UNTIL=20270101'],
    ['has a COUNT of 0', 'FREQ=DAILY;COUNT=0'],
    ['names a day that does not exist', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'],
    ['has no day before its end', 'FREQ=WEEKLY;BYDAY=SA;UNTIL=20270610'],
    ['cannot be read', 'FREQ=SOMETIMES'],
    ['is empty', ''],
    ['has no frequency', 'COUNT=3'],
    ['ends on a day that cannot be read', 'FREQ=DAILY;UNTIL=summer'],
  ])('that %s takes the nights of its start and counts as partly unreadable', (_name, rule) => {
    for (const ends of [days, times]) {
      expect(read([...ends, `RRULE:${rule}`])).toEqual({
        stays: ['2027-06-09 2027-06-11'],
        events: 1,
        unread: 1,
      });
    }
  });

  test('that cannot be parsed keeps its RDATEs and its exceptions', () => {
    const series = [...days, 'RRULE:FREQ=SOMETIMES', 'RDATE;VALUE=DATE:20270701,20270710', 'UID:series'];
    const moved = [
      'DTSTART;VALUE=DATE:20270801',
      'DTEND;VALUE=DATE:20270802',
      'RECURRENCE-ID;VALUE=DATE:20270701',
      'UID:series',
    ];
    expect(read(series, moved)).toEqual({
      stays: ['2027-06-09 2027-06-11', '2027-07-10 2027-07-12', '2027-08-01 2027-08-02'],
      events: 2,
      unread: 1,
    });
  });

  test('that excludes every occurrence takes no nights and counts as readable', () => {
    const excluded = 'EXDATE;VALUE=DATE:20270609,20270616';
    expect(read([...days, 'RRULE:FREQ=WEEKLY;COUNT=2', excluded], days)).toEqual({
      stays: ['2027-06-09 2027-06-11'],
      events: 2,
      unread: 0,
    });
  });

  test('that has ended, or begins after the range, counts as readable', () => {
    const past = ['DTSTART;VALUE=DATE:20200601', 'RRULE:FREQ=WEEKLY;COUNT=2'];
    const future = ['DTSTART;VALUE=DATE:20400601', 'RRULE:FREQ=WEEKLY;COUNT=2'];
    expect(read(past, future)).toEqual({ stays: [], events: 2, unread: 0 });
  });
});

test('no rule removes all future nights of an event', () => {
  const part = fc.oneof(
    fc.constantFrom('FREQ=DAILY', 'FREQ=WEEKLY', 'FREQ=MONTHLY', 'FREQ=YEARLY', 'FREQ=', 'FREQ=X'),
    fc.nat(3).map((count) => `COUNT=${count}`),
    fc.constantFrom('UNTIL=20270101', 'UNTIL=20270701', 'UNTIL=20270620T120000Z', 'UNTIL=', 'UNTIL=x'),
    fc.constantFrom('BYDAY=SA', 'BYDAY=5MO', 'BYDAY=XX', 'BYMONTHDAY=31', 'BYMONTH=2', 'BYSETPOS=9'),
    fc.string({ maxLength: 8 }).map((text) => text.replace(/[\r\n]/g, '')),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), fc.constantFrom(days, times), (parts, ends) => {
      expect(read([...ends, `RRULE:${parts.join(';')}`]).stays.length).toBeGreaterThan(0);
    }),
    { numRuns: 300 },
  );
});
