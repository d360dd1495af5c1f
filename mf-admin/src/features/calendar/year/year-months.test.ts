import { expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { yearMonths } from './year-months.ts';

const figures = { nights: 28, blocked: 2, elsewhere: 1, bookable: 25, booked: 10, occupancy: 0.4 };
const row = { month: '2027-02', ...figures, revenue: '0.00', averageRate: null, revenuePerNight: null };
const night = {
  date: calendarDate('2027-02-03'),
  use: 'blocked' as const,
  ...{ bookingId: null, bookingReference: null, guestName: null, price: null },
};

it('says how full a month is, in words too', () => {
  const [month, none] = yearMonths([row, { ...row, occupancy: null, booked: 1 }], []);
  expect(month?.occupancy).toBe('40%');
  expect(month?.name).toBe('February 2027, 40% occupancy: 10 nights booked, 2 blocked, 1 on other platforms');
  expect(none?.occupancy).toBe('–');
  expect(none?.name).toContain('no bookable nights: 1 night booked');
});

it('starts the weeks of a month on Sunday and marks its taken nights', () => {
  const [month] = yearMonths([row], [night]);
  expect(month?.days).toHaveLength(29);
  expect(month?.days[0]).toBeUndefined();
  expect(month?.days[1]).toEqual({ date: '2027-02-01', use: undefined });
  expect(month?.days[3]).toEqual({ date: '2027-02-03', use: 'blocked' });
});
