import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, calendarDate, daysBetween } from '@getaway/kernel/calendar-date';
import { nightsOf, stayLimits } from '@getaway/kernel/stay';
import { days, eventOf, read, readLines, spansOf, today } from '../../tests/read-lines.ts';

function nightsIn(reading: ReturnType<typeof readLines>): string[] {
  const all = reading.stays.flatMap(({ startDate, endDate }) =>
    nightsOf({ checkIn: startDate, checkOut: endDate }),
  );
  return [...new Set(all)].sort();
}

/** Every night of [first, end) that can be booked today. */
function bookable(first: string, end: string, on = today): string[] {
  const horizon = addDays(calendarDate(on), stayLimits.maxDaysAhead);
  const from = calendarDate(first > on ? first : on);
  const to = calendarDate(end < horizon ? end : horizon);
  return from < to ? nightsOf({ checkIn: from, checkOut: to }) : [];
}

function expectTaken(reading: ReturnType<typeof readLines>, nights: readonly string[]): void {
  const taken = new Set(nightsIn(reading));
  expect(nights.filter((night) => !taken.has(night))).toEqual([]);
  expect(reading.unread).toEqual([]);
  expect(taken.size).toBeLessThan(2_000);
}

describe('a block longer than three years takes every bookable night', () => {
  test.each([
    ['2023-06-01', '2027-06-01'],
    ['2020-01-01', '2026-12-05'],
    ['1969-01-01', '2026-12-05'],
    ['0001-01-01', '2026-12-05'],
    ['2027-01-10', '9999-12-31'],
    ['0001-01-01', '9999-12-31'],
  ])('from %s to %s', (from, to) => {
    expectTaken(read(days(from, to)), bookable(from, to));
  });

  test.each(['America/New_York', 'Pacific/Auckland'])('with times, in %s', (timeZone) => {
    const nights = bookable('2020-01-01', '9999-12-31');
    for (const zone of ['', ';TZID=America/New_York', ';TZID=Asia/Tokyo'])
      for (const start of ['00010101', '09990101', '20200101'])
        expectTaken(
          read([`DTSTART${zone}:${start}T160000`, `DTEND${zone}:99991231T235959`], { timeZone }),
          nights,
        );
    expectTaken(read(['DTSTART:00010101T160000Z', 'DTEND:99991231T235959Z'], { timeZone }), nights);
  });

  test.each(['P9999999D', 'P9999999999D', 'P99999999999999999999999999D', 'P9999999W', 'PT99999999999H'])(
    'lasting %s',
    (duration) => {
      for (const start of ['DTSTART;VALUE=DATE:20200101', 'DTSTART:20200101T160000Z'])
        expectTaken(read([start, `DURATION:${duration}`]), bookable('2020-01-01', '9999-12-31'));
    },
  );

  test('as an occurrence of a rule, of RDATE, or as an exception', () => {
    const nights = bookable('2022-01-01', '2027-06-01');
    const long = days('2022-01-01', '2027-06-01');
    expectTaken(read([...long, 'RRULE:FREQ=YEARLY;INTERVAL=20']), nights);
    expectTaken(
      read(['DTSTART;VALUE=DATE:20200101', 'RDATE;VALUE=PERIOD:20220101T200000Z/20270601T150000Z']),
      nights,
    );
    expectTaken(
      read(['DTSTART;VALUE=DATE:20200101', 'RDATE;VALUE=PERIOD:20220101T200000Z/P99999999999D']),
      nights,
    );
    const series = eventOf('DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=WEEKLY;COUNT=3');
    const exception = eventOf(
      'RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20261208',
      ...days('2022-01-01', '9999-12-31'),
    );
    expectTaken(readLines([...series, ...exception]), nights);
  });

  test('with a rule that yields nothing, which counts as unreadable', () => {
    const reading = read([...days('2022-01-01', '2027-06-01'), 'RRULE:FREQ=DAILY;COUNT=0']);
    expect(reading.unread).toHaveLength(1);
    expect(nightsIn(reading)).toEqual(expect.arrayContaining(bookable('2022-01-01', '2027-06-01')));
  });

  test('with any start and end, on any day of reading', () => {
    const date = (min: string, max: string) =>
      fc
        .integer({ min: 0, max: daysBetween(calendarDate(min), calendarDate(max)) })
        .map((n) => addDays(calendarDate(min), n));
    fc.assert(
      fc.property(
        date('1950-01-01', '2040-01-01'),
        fc.integer({ min: 1, max: 40_000 }),
        date('2025-01-01', '2032-12-31'),
        (from, nights, on) => {
          const to = addDays(from, nights);
          expectTaken(read(days(from, to), { on }), bookable(from, to, on));
        },
      ),
      { numRuns: 200 },
    );
  });

  test('and keeps its dates from one day to the next', () => {
    for (const [from, to] of [
      ['2023-06-01', '2027-06-01'],
      ['2020-01-01', '9999-12-31'],
    ] as const)
      expect(spansOf(read(days(from, to), { on: '2026-11-23' }))).toEqual(spansOf(read(days(from, to))));
  });
});

test.each(['P1Y', 'P1M', 'P', 'two days'])(
  'a duration of %s takes the first night and counts as unreadable',
  (duration) => {
    const reading = read(['DTSTART;VALUE=DATE:20270610', `DURATION:${duration}`]);
    expect(spansOf(reading)).toEqual(['2027-06-10 2027-06-11']);
    expect(reading.unread).toHaveLength(1);
  },
);
