import { describe, expect, test } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { isEcho, type EchoingStay } from './echo.ts';

const now = new Date('2027-05-02T12:00:00Z');
const block = {
  kind: 'block' as const,
  startDate: calendarDate('2027-06-09'),
  endDate: calendarDate('2027-06-11'),
};
const stay = (different: Partial<EchoingStay> = {}): EchoingStay => ({
  status: 'confirmed',
  checkInDate: block.startDate,
  checkOutDate: block.endDate,
  updatedAt: new Date('2027-04-01T12:00:00Z'),
  ...different,
});

describe('an echo', () => {
  test.each(['confirmed', 'pending_payment', 'completed'] as const)('comes of a %s stay', (status) => {
    expect(isEcho(block, [stay({ status })], now)).toBe(true);
  });

  test('is a block, never a guest', () => {
    expect(isEcho({ ...block, kind: 'reservation' }, [stay()], now)).toBe(false);
  });

  test('has exactly the dates', () => {
    expect(isEcho({ ...block, endDate: calendarDate('2027-06-12') }, [stay()], now)).toBe(false);
    expect(isEcho({ ...block, startDate: calendarDate('2027-06-10') }, [stay()], now)).toBe(false);
  });

  test('does not come of a card hold: nobody was told of it', () => {
    expect(isEcho(block, [stay({ status: 'pending' })], now)).toBe(false);
  });

  test.each(['cancelled', 'deleted'] as const)('of a %s stay is heard for a day more', (status) => {
    const updatedAt = new Date('2027-05-01T12:00:01Z');
    expect(isEcho(block, [stay({ status, updatedAt })], now)).toBe(true);
    expect(isEcho(block, [stay({ status, updatedAt: new Date('2027-05-01T12:00:00Z') })], now)).toBe(false);
  });
});
