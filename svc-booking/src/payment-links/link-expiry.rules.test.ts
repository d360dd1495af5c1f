import { expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { linkExpiry } from './link-expiry.rules.ts';

const house = { timeZone: 'America/New_York', days: 7 };
const stay = { checkOutDate: calendarDate('2027-03-11'), checkOutTime: '11:00' };
const expiryAt = (now: string) => linkExpiry(stay, new Date(now), house)?.toISOString();

it('a payment link expires after seven days', () => {
  expect(expiryAt('2027-02-01T12:00:00Z')).toBe('2027-02-08T12:00:00.000Z');
});

it('a payment link expires at check-out at the latest, by the clocks of the house', () => {
  expect(expiryAt('2027-03-09T12:00:00Z')).toBe('2027-03-11T16:00:00.000Z');
});

it('a payment link cannot be sent once the guests have left', () => {
  expect(expiryAt('2027-03-11T16:00:00Z')).toBeUndefined();
});
