import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, calendarDate } from '@getaway/kernel/calendar-date';
import { nightsOf, type Stay } from '@getaway/kernel/stay';
import { days, eventOf, read, readLines, today as written } from '../../tests/read-lines.ts';
import { flagClosures, longClosureNights, longClosureOf, type LongClosure } from './long-closure.rules.ts';

const today = calendarDate(written);
const day = (offset: number) => addDays(today, offset);
const span = (from: number, to: number): Stay => ({ checkIn: day(from), checkOut: day(to) });
const closureOf = (from: number, to: number) => {
  const closure = longClosureOf([span(from, to)], today);
  return closure ? [closure] : [];
};
const flaggedAs = (from: number, to: number, isReported = true): LongClosure => ({
  from: day(from),
  to: day(to),
  nights: to - from,
  isReported,
});

describe('an event closes most of a year', () => {
  test.each([
    ['with two years', days('2026-12-01', '2028-12-01'), 722],
    ['with a day without end', [...days('2026-12-01', '2026-12-02'), 'RRULE:FREQ=DAILY'], 722],
    ['with a duration of 300 days', ['DTSTART;VALUE=DATE:20261201', 'DURATION:P300D'], 300],
    ['with four nights of each week', [...days('2026-12-01', '2026-12-05'), 'RRULE:FREQ=WEEKLY'], 413],
    ['until 9999', days('2020-01-01', '9999-12-31'), 731],
    ['of which a year is over', days('2025-12-01', '2027-06-01'), 191],
  ])('%s', (_what, lines, nights) => {
    const { closures, oversized } = read(lines);
    expect(closures.map((each) => each.nights)).toEqual([nights]);
    expect(oversized).toBe(0);
  });

  test('counts what one series has, its exceptions included', () => {
    const { closures } = readLines([
      ...eventOf(...days('2026-12-01', '2026-12-02'), 'RRULE:FREQ=WEEKLY;COUNT=3'),
      ...eventOf('RECURRENCE-ID;VALUE=DATE:20261208', ...days('2026-12-08', '2027-09-01')),
    ]);
    expect(closures.map(({ nights }) => nights)).toEqual([268]);
  });
});

describe('an event does not close most of a year', () => {
  test.each([
    ['with 180 nights', ['DTSTART;VALUE=DATE:20261201', 'DURATION:P180D']],
    ['with a night of each week', [...days('2026-12-01', '2026-12-02'), 'RRULE:FREQ=WEEKLY']],
    ['beyond what can be booked', days('2028-10-01', '2029-12-01')],
    ['that takes no nights', [...days('2026-12-01', '2027-12-01'), 'TRANSP:TRANSPARENT']],
    ['that is cancelled', [...days('2026-12-01', '2027-12-01'), 'STATUS:CANCELLED']],
  ])('%s', (_what, lines) => {
    expect(read(lines).closures).toEqual([]);
  });
});

describe('a closure is flagged', () => {
  test('when most of a year could be booked before', () => {
    expect(flagClosures(closureOf(10, 310), [], new Set())).toEqual([flaggedAs(10, 310, false)]);
    const taken = new Set(nightsOf(span(0, 130)));
    expect(flagClosures(closureOf(10, 310), [], taken)).toEqual([]);
    expect(flagClosures(closureOf(10, 311), [], taken)).toEqual([flaggedAs(10, 311, false)]);
  });

  test('reported once while it exists, and again when it grows by as much again', () => {
    const taken = new Set(nightsOf(span(10, 310)));
    expect(flagClosures(closureOf(20, 320), [flaggedAs(10, 310)], taken)).toEqual([flaggedAs(20, 320)]);
    expect(flagClosures(closureOf(20, 320), [flaggedAs(10, 310, false)], taken)).toEqual([
      flaggedAs(20, 320, false),
    ]);
    expect(flagClosures(closureOf(20, 700), [flaggedAs(10, 310)], taken)).toEqual([
      flaggedAs(20, 700, false),
    ]);
    expect(flagClosures([], [flaggedAs(10, 310)], taken)).toEqual([]);
  });
});

test('whatever one event claims, exactly what closes more than 180 nights that can be booked is a long closure', () => {
  const claimed = fc.array(fc.tuple(fc.integer({ min: -400, max: 900 }), fc.integer({ min: 1, max: 300 })), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(claimed, (spans) => {
      const stays = spans.map(([from, length]) => span(from, from + length));
      const [first, last] = [day(0), day(730)];
      const nights = new Set(stays.flatMap(nightsOf).filter((night) => night >= first && night <= last));
      const closure = longClosureOf(stays, today);
      expect(closure?.nights).toBe(nights.size > longClosureNights ? nights.size : undefined);
      if (!closure) return;
      expect(new Set(closure.spans.flatMap(nightsOf))).toEqual(nights);
      expect(closure.spans.flatMap(nightsOf)).toHaveLength(nights.size);
      expect(flagClosures([closure], [], new Set())).toHaveLength(1);
      expect(flagClosures([closure], [], nights)).toEqual([]);
    }),
  );
});
