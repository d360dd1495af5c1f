import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, calendarDate, daysBetween } from '@getaway/kernel/calendar-date';
import { isEcho, type EchoingStay, type HeardStay } from './echo.rules.ts';

const now = new Date('2027-05-02T12:00:00Z');
const exportedSince = new Date('2027-05-01T11:00:00Z');
const block: HeardStay = {
  kind: 'block',
  startDate: calendarDate('2027-06-09'),
  endDate: calendarDate('2027-06-11'),
  datesSince: new Date('2027-05-01T18:00:00Z'),
};
const stay = (different: Partial<EchoingStay> = {}): EchoingStay => ({
  checkInDate: block.startDate,
  checkOutDate: block.endDate,
  exportedSince,
  exportedUntil: null,
  isBlockedNight: false,
  echoDroppedAt: null,
  ...different,
});

describe('an echo', () => {
  test('belongs to a stay that our exports show', () => {
    expect(isEcho(block, [stay()], now)).toBe(true);
    expect(isEcho({ ...block, datesSince: exportedSince }, [stay()], now)).toBe(true);
  });

  test('is a block, never a guest', () => {
    expect(isEcho({ ...block, kind: 'reservation' }, [stay()], now)).toBe(false);
  });

  test('has exactly the dates of the stay', () => {
    expect(isEcho({ ...block, endDate: calendarDate('2027-06-12') }, [stay()], now)).toBe(false);
    expect(isEcho({ ...block, startDate: calendarDate('2027-06-10') }, [stay()], now)).toBe(false);
  });

  test('does not belong to a stay that was never exported', () => {
    expect(isEcho(block, [stay({ exportedSince: null })], now)).toBe(false);
  });

  test('does not appear before the stay was exported', () => {
    const datesSince = new Date(exportedSince.getTime() - 1);
    expect(isEcho({ ...block, datesSince }, [stay()], now)).toBe(false);
  });

  describe('an echo of a stay that has ended', () => {
    const ended = stay({ exportedUntil: new Date('2027-05-01T12:00:01Z') });

    test('is recognized for one more day', () => {
      expect(isEcho(block, [ended], now)).toBe(true);
      const exportedUntil = new Date('2027-05-01T12:00:00Z');
      expect(isEcho(block, [stay({ exportedUntil })], now)).toBe(false);
    });

    test('is not recognized after its platform has dropped it', () => {
      const echoDroppedAt = new Date('2027-05-01T13:00:00Z');
      expect(isEcho(block, [{ ...ended, echoDroppedAt }], now)).toBe(false);
      expect(isEcho(block, [stay({ echoDroppedAt })], now)).toBe(true);
    });

    test('is not recognized if its platform did not show it within a day while the stay was active', () => {
      const heard = (before: Date) => isEcho(block, [{ ...ended, exportedSince: before }], now);
      expect(heard(new Date('2027-04-30T18:00:01Z'))).toBe(true);
      expect(heard(new Date('2027-04-30T18:00:00Z'))).toBe(false);
    });

    test('is recognized even if its platform dropped another one with these dates before', () => {
      const echoDroppedAt = new Date('2027-03-01T12:00:00Z');
      expect(isEcho(block, [{ ...ended, echoDroppedAt }], now)).toBe(true);
    });
  });
});

describe('an echo of several adjacent stays', () => {
  const [first, second] = [
    stay(),
    stay({ checkInDate: block.endDate, checkOutDate: calendarDate('2027-06-14') }),
  ];
  const joined = { ...block, endDate: second.checkOutDate };

  test('has exactly their nights', () => {
    expect(isEcho(joined, [first, second], now)).toBe(true);
    expect(isEcho(joined, [first], now)).toBe(false);
    expect(isEcho({ ...joined, endDate: calendarDate('2027-06-15') }, [first, second], now)).toBe(false);
    expect(isEcho({ ...joined, endDate: calendarDate('2027-06-13') }, [first, second], now)).toBe(false);
  });

  test('is recognized even after one of them was cancelled', () => {
    const cancelled = { ...first, exportedUntil: new Date('2027-05-01T20:00:00Z') };
    expect(isEcho(joined, [cancelled, second], now)).toBe(true);
  });

  test('appears after the exports showed each of them', () => {
    const later = { ...second, exportedSince: new Date(block.datesSince.getTime() + 1) };
    expect(isEcho(joined, [first, later], now)).toBe(false);
  });

  test('may include nights that staff block, but not only those', () => {
    const night = { ...second, checkOutDate: addDays(block.endDate, 1), isBlockedNight: true };
    const withNight = { ...block, endDate: night.checkOutDate };
    expect(isEcho(withNight, [first, night], now)).toBe(true);
    expect(isEcho({ ...withNight, startDate: night.checkInDate }, [night], now)).toBe(false);
  });

  test('may lack nights that were past when it first appeared, and no others', () => {
    const today = {
      ...joined,
      startDate: calendarDate('2027-06-10'),
      datesSince: new Date('2027-06-10T15:00:00Z'),
    };
    const at = new Date('2027-06-10T16:00:00Z');
    expect(isEcho(today, [first, second], at)).toBe(true);
    expect(isEcho({ ...today, datesSince: block.datesSince }, [first, second], at)).toBe(false);
  });
});

test('a block is an echo only if whole stays have all of its nights and no others', () => {
  const day = (offset: number) => addDays(block.startDate, offset);
  const span = fc.tuple(fc.nat(12), fc.integer({ min: 1, max: 5 }));
  fc.assert(
    fc.property(fc.array(span, { maxLength: 6 }), span, fc.boolean(), (own, [start, nights], isSale) => {
      const stays = own.map(([from, length]) =>
        stay({ checkInDate: day(from), checkOutDate: day(from + length) }),
      );
      const heard = { ...block, startDate: day(start), endDate: day(start + nights) };
      const whole = own.filter(([from, length]) => from >= start && from + length <= start + nights);
      const covered = new Set(
        whole.flatMap(([from, length]) => Array.from({ length }, (_, night) => from + night)),
      );
      const isCovered = covered.size === daysBetween(heard.startDate, heard.endDate);
      expect(isEcho(heard, stays, now)).toBe(isCovered);
      // A sale appears before our exports show its nights, or is listed as a guest.
      const sale = isSale
        ? { ...heard, kind: 'reservation' as const }
        : { ...heard, datesSince: new Date(exportedSince.getTime() - 1) };
      expect(isEcho(sale, stays, now)).toBe(false);
    }),
  );
});
