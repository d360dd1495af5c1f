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
    ['a guest for good', named('Reserved', ...days('2026-12-01', '9999-12-31'))],
    [
      'what has no text, for good',
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
    ['a rule of such events', eventOf(...days('2026-12-01', '2999-01-01'), 'RRULE:FREQ=YEARLY;COUNT=2')],
    [
      'an occurrence added to others',
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
      nightsOf({ arrival: startDate, departure: endDate }),
    );
    expect(nights).toContain('2026-12-01');
    expect(new Set(nights).size).toBeLessThan(2_000);
  });
});

describe('an event is not oversized', () => {
  test.each([
    ['a house that is closed for good', days('2020-01-01', '9999-12-31')],
    ['one that always was', days('0001-01-01', '9999-12-31')],
    ['a block that is nearly over', days('2001-01-01', '2026-12-05')],
    ['three years', days('2026-12-01', '2029-12-01')],
    ['what repeats without end', [...days('2026-12-01', '2026-12-02'), 'RRULE:FREQ=WEEKLY']],
    ['a thousand weeks', [...days('2026-12-01', '2026-12-02'), 'RRULE:FREQ=WEEKLY;COUNT=1000']],
    ['what takes no nights', [...days('2026-12-01', '2999-01-01'), 'TRANSP:TRANSPARENT']],
    ['what is cancelled', [...days('2026-12-01', '2999-01-01'), 'STATUS:CANCELLED']],
    [
      'a rule that is cancelled',
      [...days('2026-12-01', '2026-12-02'), 'STATUS:CANCELLED', 'RRULE:FREQ=DAILY;COUNT=99999999'],
    ],
  ])('%s', (_what, lines) => {
    expect(read(lines).oversized).toBe(0);
  });
});
