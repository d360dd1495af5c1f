import { describe, expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { addMonths, viewOf } from './month-view.ts';

describe('the view of a month', () => {
  it('runs from the Sunday of its first week to the Saturday of its last week', () => {
    expect(viewOf(calendarDate('2027-02-14'))).toEqual({ start: '2027-01-31', end: '2027-03-06' });
  });

  it('is exactly the month when it begins on a Sunday and ends on a Saturday', () => {
    expect(viewOf(calendarDate('2026-02-01'))).toEqual({ start: '2026-02-01', end: '2026-02-28' });
  });

  it('crosses year ends in both directions', () => {
    expect(addMonths(calendarDate('2026-12-01'), 1)).toBe('2027-01-01');
    expect(addMonths(calendarDate('2027-01-01'), -1)).toBe('2026-12-01');
    expect(addMonths(calendarDate('2027-01-01'), -13)).toBe('2025-12-01');
  });
});
