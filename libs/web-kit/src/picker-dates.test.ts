import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '@getaway/kernel/calendar-date';
import { fromPickerDate, toPickerDate } from './picker-dates.ts';

describe('a day of the calendar', () => {
  it('is the same day on both sides, through a whole year with its clock changes', () => {
    const start = calendarDate('2026-01-01');
    for (let day = 0; day < 366; day += 1) {
      const date = addDays(start, day);
      expect(fromPickerDate(toPickerDate(date))).toBe(date);
    }
  });

  it('is a local day whatever the hour', () => {
    expect(fromPickerDate(new Date(2026, 1, 14, 23, 59))).toBe('2026-02-14');
  });
});
