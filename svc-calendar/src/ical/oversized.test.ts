import { describe, expect, test } from 'vitest';
import { nightsOf } from '@getaway/kernel/stay';
import { days, eventOf, read, readLines } from '../../tests/read-lines.ts';

const named = (summary: string, ...lines: string[]) => [
  'BEGIN:VEVENT',
  'UID:b',
  `SUMMARY:${summary}`,
  ...lines,
  'END:VEVENT',
];

describe('an event is oversized', () => {
  test.each([
    ['a block until 2999', eventOf(...days('2026-12-01', '2999-01-01'))],
    ['a guest until 2999', named('Reserved', ...days('2026-12-01', '2999-01-01'))],
    ['a guest without an end', named('Reserved', ...days('2026-12-01', '9999-12-31'))],
    [
      'an event without text or end',
      ['BEGIN:VEVENT', 'UID:c', ...days('2026-12-01', '9999-12-31'), 'END:VEVENT'],
    ],
    ['nine million days', eventOf('DTSTART;VALUE=DATE:20261201', 'DURATION:P9999999D')],
    [
      'a hundred million days in a row',
      eventOf(...days('2026-12-01', '2026-12-02'), 'RRULE:FREQ=DAILY;COUNT=99999999'),
    ],
    [
      'a hundred million weeks',
      eventOf(...days('2026-12-01', '2026-12-02'), 'RRULE:COUNT=99999999;FREQ=WEEKLY'),
    ],
    [
      'a recurring event of that length',
      eventOf(...days('2026-12-01', '2999-01-01'), 'RRULE:FREQ=YEARLY;COUNT=2'),
    ],
    [
      'an additional occurrence',
      eventOf(...days('2026-12-01', '2026-12-02'), 'RDATE;VALUE=PERIOD:20270101T200000Z/29990101T150000Z'),
    ],
    [
      'an exception',
      [
        ...eventOf(...days('2026-12-01', '2026-12-02'), 'RRULE:FREQ=WEEKLY;COUNT=3'),
        ...eventOf('RECURRENCE-ID;VALUE=DATE:20261208', ...days('2026-12-08', '2999-01-01')),
      ],
    ],
  ])('%s', (_what, lines) => {
    const reading = readLines(lines);
    expect(reading.oversized).toBe(1);
    expect(reading.unread).toEqual([]);
    const nights = reading.stays.flatMap(({ startDate, endDate }) =>
      nightsOf({ checkIn: startDate, checkOut: endDate }),
    );
    expect(nights).toContain('2026-12-01');
    expect(new Set(nights).size).toBeLessThan(2_000);
  });
});

describe('an event is not oversized', () => {
  test.each([
    ['a property that is closed without an end', days('2020-01-01', '9999-12-31')],
    ['a property that was always closed', days('0001-01-01', '9999-12-31')],
    ['a block that ends soon', days('2001-01-01', '2026-12-05')],
    ['three years', days('2026-12-01', '2029-12-01')],
    ['an endless recurrence', [...days('2026-12-01', '2026-12-02'), 'RRULE:FREQ=WEEKLY']],
    ['a thousand weeks', [...days('2026-12-01', '2026-12-02'), 'RRULE:FREQ=WEEKLY;COUNT=1000']],
    ['an event that takes no nights', [...days('2026-12-01', '2999-01-01'), 'TRANSP:TRANSPARENT']],
    ['a canceled event', [...days('2026-12-01', '2999-01-01'), 'STATUS:CANCELLED']],
    [
      'a canceled recurring event',
      [...days('2026-12-01', '2026-12-02'), 'STATUS:CANCELLED', 'RRULE:FREQ=DAILY;COUNT=99999999'],
    ],
  ])('%s', (_what, lines) => {
    expect(read(lines).oversized).toBe(0);
  });
});
