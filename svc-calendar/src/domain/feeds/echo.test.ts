import { describe, expect, test } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { isEcho, type EchoingStay, type HeardStay } from './echo.ts';

const now = new Date('2027-05-02T12:00:00Z');
const exportedSince = new Date('2027-05-01T11:00:00Z');
const block: HeardStay = {
  kind: 'block',
  startDate: calendarDate('2027-06-09'),
  endDate: calendarDate('2027-06-11'),
  datesSince: new Date('2027-05-01T18:00:00Z'),
  echoDroppedAt: null,
};
const stay = (different: Partial<EchoingStay> = {}): EchoingStay => ({
  checkInDate: block.startDate,
  checkOutDate: block.endDate,
  exportedSince,
  exportedUntil: null,
  ...different,
});

describe('an echo', () => {
  test('comes of a stay that other platforms were told of', () => {
    expect(isEcho(block, [stay()], now)).toBe(true);
    expect(isEcho({ ...block, datesSince: exportedSince }, [stay()], now)).toBe(true);
  });

  test('is a block, never a guest', () => {
    expect(isEcho({ ...block, kind: 'reservation' }, [stay()], now)).toBe(false);
  });

  test('has exactly the dates', () => {
    expect(isEcho({ ...block, endDate: calendarDate('2027-06-12') }, [stay()], now)).toBe(false);
    expect(isEcho({ ...block, startDate: calendarDate('2027-06-10') }, [stay()], now)).toBe(false);
  });

  test('does not come of what nobody was told of', () => {
    expect(isEcho(block, [stay({ exportedSince: null })], now)).toBe(false);
  });

  test('does not come before anybody was told', () => {
    const datesSince = new Date(exportedSince.getTime() - 1);
    expect(isEcho({ ...block, datesSince }, [stay()], now)).toBe(false);
  });

  describe('of a stay that has ended', () => {
    const ended = stay({ exportedUntil: new Date('2027-05-01T12:00:01Z') });

    test('is heard for a day more', () => {
      expect(isEcho(block, [ended], now)).toBe(true);
      const exportedUntil = new Date('2027-05-01T12:00:00Z');
      expect(isEcho(block, [stay({ exportedUntil })], now)).toBe(false);
    });

    test('is heard no more where its platform has dropped it', () => {
      const echoDroppedAt = new Date('2027-05-01T13:00:00Z');
      expect(isEcho({ ...block, echoDroppedAt }, [ended], now)).toBe(false);
      expect(isEcho({ ...block, echoDroppedAt }, [stay()], now)).toBe(true);
    });

    test('is not heard where it was not for a day while it stood', () => {
      const heard = (before: Date) => isEcho(block, [{ ...ended, exportedSince: before }], now);
      expect(heard(new Date('2027-04-30T18:00:01Z'))).toBe(true);
      expect(heard(new Date('2027-04-30T18:00:00Z'))).toBe(false);
    });

    test('is heard though its platform dropped another one with these dates before', () => {
      const echoDroppedAt = new Date('2027-03-01T12:00:00Z');
      expect(isEcho({ ...block, echoDroppedAt }, [ended], now)).toBe(true);
    });
  });
});
