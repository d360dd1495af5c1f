import { describe, expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import { formatInstant } from '@getaway/kernel/format-instant';
import { formatDay, formatHour, formatNights, formatSpokenDay, formatStay } from './dates.ts';
import { formatAmount, formatRate, formatTotal } from './money.ts';

describe('money', () => {
  it('shows totals with cents and other amounts without', () => {
    expect(formatTotal('1070.10')).toBe('$1,070.10');
    expect(formatAmount('1250.00')).toBe('$1,250');
  });

  it('shows a rate as served', () => {
    expect(formatRate(0.07)).toBe('7%');
    expect(formatRate(0.0825)).toBe('8.25%');
  });
});

describe('dates', () => {
  it('are the same day in every zone', () => {
    expect(formatDay(calendarDate('2026-02-13'))).toBe('Fri, Feb 13');
    expect(formatSpokenDay(calendarDate('2027-02-12'))).toBe('Friday, February 12');
  });

  it('of a stay have their year, and both where they differ', () => {
    const stay = (checkIn: string, checkOut: string) =>
      formatStay(calendarDate(checkIn), calendarDate(checkOut));
    expect(stay('2027-01-29', '2027-01-31')).toBe('Fri, Jan 29 – Sun, Jan 31, 2027');
    expect(stay('2027-12-31', '2028-01-02')).toBe('Fri, Dec 31, 2027 – Sun, Jan 2, 2028');
  });

  it('write times as guests read them', () => {
    expect(formatTimeOfDay('16:00')).toBe('4:00 PM');
    expect(formatTimeOfDay('00:30')).toBe('12:30 AM');
    expect(['11:00', '16:30'].map(formatHour)).toEqual(['11 AM', '4:30 PM']);
  });

  it('format an instant in the time zone of the house', () => {
    expect(formatInstant('2027-02-02T15:30:00Z', 'America/New_York')).toBe('Tue, Feb 2 at 10:30 AM EST');
  });

  it('count nights', () => {
    expect([1, 2].map(formatNights)).toEqual(['1 night', '2 nights']);
  });
});
