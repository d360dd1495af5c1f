import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, calendarDate } from '@getaway/kernel/calendar-date';
import { hourMs } from '@getaway/kernel/instant';
import { nextEchoMark, type EchoMark } from './echo-mark.rules.ts';
import type { EchoingStay } from './echo.rules.ts';

const firstNight = calendarDate('2027-06-09');
const day = (offset: number) => addDays(firstNight, offset);
const hour = (offset: number) => new Date(Date.parse('2027-05-01T12:00:00Z') + offset * hourMs);
const block = { kind: 'block', startDate: day(0), endDate: day(4), datesSince: hour(2) } as const;
const none: EchoMark = { isEcho: false, uncoveredSince: null };
const echo: EchoMark = { isEcho: true, uncoveredSince: null };
const stay = (from: number, to: number, until: number | null = null): EchoingStay => ({
  checkInDate: day(from),
  checkOutDate: day(to),
  exportedSince: hour(0),
  exportedUntil: until === null ? null : hour(until),
  isBlockedNight: false,
  echoDroppedAt: null,
});
const markAt = (at: number, stays: readonly EchoingStay[], mark = echo) =>
  nextEchoMark({ ...block, mark }, stays, hour(at));

describe('the mark of an echo', () => {
  test('is set when the block is our own stay, and stays while that stay exists', () => {
    expect(markAt(3, [stay(0, 4)], none)).toEqual(echo);
    expect(markAt(900, [stay(0, 4)])).toEqual(echo);
  });

  test('lapses 48 hours after the end of the stay', () => {
    const ended = [stay(0, 4, 10)];
    expect(markAt(57.9, ended)).toEqual({ isEcho: true, uncoveredSince: hour(10) });
    expect(markAt(58, ended)).toEqual(none);
    expect(markAt(58, ended, none)).toEqual(none);
  });

  test('lapses with the first of several stays that ended, unless another one has its nights', () => {
    const [first, second] = [stay(0, 2, 10), stay(2, 4, 30)];
    expect(markAt(57, [first, second]).isEcho).toBe(true);
    expect(markAt(58, [first, second])).toEqual(none);
    expect(markAt(58, [first, stay(2, 4)])).toEqual(none);
    expect(markAt(58, [first, stay(0, 2), second])).toEqual({ isEcho: true, uncoveredSince: hour(30) });
  });

  test('counts from the last of several stays that had the same nights', () => {
    expect(markAt(60, [stay(0, 4, 10), stay(0, 4, 40)])).toEqual({ isEcho: true, uncoveredSince: hour(40) });
  });

  test('lapses after nights were first seen without a stay that was moved', () => {
    const seen = markAt(20, []);
    expect(seen).toEqual({ isEcho: true, uncoveredSince: hour(20) });
    expect(markAt(30, [stay(0, 4)], seen)).toEqual(echo);
    expect(markAt(67, [stay(0, 3)], seen)).toEqual(seen);
    expect(markAt(68, [stay(0, 3)], seen)).toEqual(none);
  });

  test('may rest on nights that staff block, but not on them alone', () => {
    const night = { ...stay(3, 4), isBlockedNight: true };
    expect(markAt(900, [stay(0, 3), night])).toEqual(echo);
    expect(
      markAt(58, [
        stay(0, 3, 10),
        ...[0, 1, 2, 3].map((at) => ({ ...stay(at, at + 1), isBlockedNight: true })),
      ]),
    ).toEqual(none);
  });

  test('does not lapse for nights that are over', () => {
    const afterTwoNights = (Date.parse('2027-06-12T12:00:00Z') - hour(0).getTime()) / hourMs;
    expect(markAt(afterTwoNights, [stay(0, 2, 10), stay(2, 4)])).toEqual(echo);
  });
});

test('whatever happens to our stays, 48 hours after the last one ended no block is an echo', () => {
  const span = fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 6 }));
  const change = fc.oneof(
    fc.record({ what: fc.constant('reserve' as const), span }),
    fc.record({ what: fc.constant('move' as const), which: fc.nat(5), span }),
    fc.record({ what: fc.constant('end' as const), which: fc.nat(5) }),
    fc.record({ what: fc.constant('sync' as const) }),
  );
  const history = fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), change), { maxLength: 12 });
  fc.assert(
    fc.property(history, fc.integer({ min: 48, max: 400 }), (steps, later) => {
      let stays: EchoingStay[] = [stay(0, 4)];
      let mark = markAt(2, stays, none);
      expect(mark.isEcho).toBe(true);
      let at = 2;
      const apply = (one: (typeof steps)[number][1]): void => {
        if (one.what === 'sync') return;
        const since = hour(at);
        if (one.what === 'reserve') {
          const [from, nights] = one.span;
          stays.push({ ...stay(from, from + nights), exportedSince: since });
          return;
        }
        stays = stays.map((each, index) => {
          if (index !== one.which % stays.length) return each;
          if (one.what === 'end') return { ...each, exportedUntil: each.exportedUntil ?? since };
          const [from, nights] = one.span;
          return { ...stay(from, from + nights), exportedSince: since };
        });
      };
      for (const [hours, one] of steps) {
        at += hours;
        apply(one);
        mark = markAt(at, stays, mark);
        const nights = [0, 1, 2, 3].map(day);
        const stands = nights.every((night) =>
          stays.some(
            (each) => each.exportedUntil === null && each.checkInDate <= night && night < each.checkOutDate,
          ),
        );
        // Nor does time alone end the echo of an active stay.
        if (mark.isEcho && stands) expect(markAt(at + later, stays, mark)).toEqual(echo);
      }
      at += 1;
      stays = stays.map((each) => ({ ...each, exportedUntil: each.exportedUntil ?? hour(at) }));
      mark = markAt(at, stays, mark);
      expect(markAt(at + later, stays, mark)).toEqual(none);
      expect(markAt(at + later, stays, none)).toEqual(none);
    }),
    { numRuns: 500 },
  );
});
