import { describe, expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { dayName } from './day-words.ts';

const friday = calendarDate('2027-02-12');

describe('a day read out', () => {
  it('says its price and that it is available', () => {
    expect(dayName(friday, 'free', '250.00')).toBe('Friday, February 12, 250 dollars, available');
    expect(dayName(friday, 'check-in', '250.50')).toBe('Friday, February 12, 250.5 dollars, your check-in');
    expect(dayName(friday, 'free', undefined)).toBe('Friday, February 12, available');
  });

  it('says why it cannot be slept in, without a price', () => {
    expect(dayName(friday, 'checkout-only', '250.00')).toBe(
      'Friday, February 12, checkout only, departure 11 AM',
    );
    expect(dayName(friday, 'booked', '250.00')).toBe('Friday, February 12, already booked');
    expect(dayName(friday, 'past', '250.00')).toBe('Friday, February 12, past');
  });
});
