import { expect, test } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { canBlock, toDateFault, withDay } from './block-values.ts';

const values = (fromDate: string, toDate = '') => ({ fromDate, toDate });

test('enables Block with a from date, a reason and no to date before the from date', () => {
  expect(canBlock({ ...values('2026-05-04'), reason: 'other' })).toBe(true);
  expect(canBlock({ ...values('2026-05-04', '2026-05-04'), reason: 'other' })).toBe(true);
  expect(canBlock(values('2026-05-04'))).toBe(false);
  expect(canBlock({ ...values('', '2026-05-04'), reason: 'other' })).toBe(false);
  expect(canBlock({ ...values('2026-05-04', '2026-05-03'), reason: 'other' })).toBe(false);
});

test('rejects a to date before the from date, or more than 366 days', () => {
  expect(toDateFault(values('2026-05-04', '2026-05-03'))).toBe('End date is before the start date');
  expect(toDateFault(values('2026-01-01', '2027-01-01'))).toBeUndefined();
  expect(toDateFault(values('2026-01-01', '2027-01-02'))).toBe('Block at most 366 days at a time');
  expect(toDateFault(values('2026-01-01'))).toBeUndefined();
});

test('starts a range with the first day, ends it with the second, and starts over with an earlier or third day', () => {
  const day = calendarDate('2026-05-04');
  expect(withDay(values(''), day)).toEqual(values('2026-05-04'));
  expect(withDay(values('2026-05-01'), day)).toEqual(values('2026-05-01', '2026-05-04'));
  expect(withDay(values('2026-05-06'), day)).toEqual(values('2026-05-04'));
  expect(withDay(values('2026-05-01', '2026-05-02'), day)).toEqual(values('2026-05-04'));
});
