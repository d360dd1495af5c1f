import { expect, test } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { canBlock, toDateFault, withDay } from './block-values.ts';

const values = (fromDate: string, toDate = '') => ({ fromDate, toDate });

test('Block needs a from date, a reason, and no to date before the from date', () => {
  expect(canBlock({ ...values('2026-05-04'), reason: 'other' })).toBe(true);
  expect(canBlock({ ...values('2026-05-04', '2026-05-04'), reason: 'other' })).toBe(true);
  expect(canBlock(values('2026-05-04'))).toBe(false);
  expect(canBlock({ ...values('', '2026-05-04'), reason: 'other' })).toBe(false);
  expect(canBlock({ ...values('2026-05-04', '2026-05-03'), reason: 'other' })).toBe(false);
});

test('the to date is held to the contract: not before the first day, 366 days at most', () => {
  expect(toDateFault(values('2026-05-04', '2026-05-03'))).toBe('The last day is before the first');
  expect(toDateFault(values('2026-01-01', '2027-01-01'))).toBeUndefined();
  expect(toDateFault(values('2026-01-01', '2027-01-02'))).toBe('At most 366 days');
  expect(toDateFault(values('2026-01-01'))).toBeUndefined();
});

test('the first day pressed begins a range, the second ends it, an earlier one or a third begins anew', () => {
  const day = calendarDate('2026-05-04');
  expect(withDay(values(''), day)).toEqual(values('2026-05-04'));
  expect(withDay(values('2026-05-01'), day)).toEqual(values('2026-05-01', '2026-05-04'));
  expect(withDay(values('2026-05-06'), day)).toEqual(values('2026-05-04'));
  expect(withDay(values('2026-05-01', '2026-05-02'), day)).toEqual(values('2026-05-04'));
});
