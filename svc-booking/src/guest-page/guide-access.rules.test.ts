import { calendarDate } from '@getaway/kernel/calendar-date';
import { describe, expect, it } from 'vitest';
import { mayReadGuide } from './guide-access.rules.ts';

const checkOutDate = calendarDate('2027-02-14');
const dayBefore = calendarDate('2027-02-13');

describe('the guide', () => {
  it.each(['confirmed', 'completed'] as const)('is shown to the guests of a %s booking', (status) => {
    expect(mayReadGuide({ status, checkOutDate }, dayBefore)).toBe(true);
  });

  it.each(['pending', 'pending_payment', 'cancelled'] as const)('is not shown for a %s booking', (status) => {
    expect(mayReadGuide({ status, checkOutDate }, dayBefore)).toBe(false);
  });

  it('is shown until the day after check-out', () => {
    const stay = { status: 'completed', checkOutDate } as const;
    expect(mayReadGuide(stay, calendarDate('2027-02-15'))).toBe(true);
    expect(mayReadGuide(stay, calendarDate('2027-02-16'))).toBe(false);
  });
});
