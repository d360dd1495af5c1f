import { expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { addressOf, shownIn } from './use-shown-month.ts';

const today = calendarDate('2027-02-14');
const read = (address: string) => shownIn(new URLSearchParams(address), today);

it.each(['', 'month=2027-06', 'view=year', 'view=year&month=2026-12'])('%j is kept', (address) => {
  expect(new URLSearchParams(addressOf(read(address), today)).toString()).toBe(address);
});

it.each(['month=2027-13', 'month=soon', 'month=0001-01', 'month=9999-12', 'view=week', 'month=2027-02'])(
  '%j is this month',
  (address) => {
    expect(read(address)).toEqual({ month: '2027-02-01', view: 'month' });
    expect(addressOf(read(address), today)).toEqual({});
  },
);
