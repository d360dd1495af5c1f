import { expect, it } from 'vitest';
import type { CalendarEvent } from '@getaway/contracts/http/calendar';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { staysTonight } from './stays-tonight.ts';

const today = calendarDate('2027-02-12');
const event = (id: string, startDate: string, endDate: string, more: object): CalendarEvent =>
  ({ id, startDate, endDate, ...more }) as CalendarEvent;
const booking = { type: 'booking', status: 'confirmed' };
const external = { type: 'external', isEcho: false, kind: 'reservation' };

it('finds who sleeps in the house, and nobody who leaves today or has not paid', () => {
  const events = [
    event('leaving', '2027-02-10', '2027-02-12', booking),
    event('arriving', '2027-02-12', '2027-02-13', booking),
    event('unpaid', '2027-02-12', '2027-02-13', { ...booking, status: 'pending_payment' }),
    event('platform', '2027-02-11', '2027-02-15', external),
    event('echo', '2027-02-12', '2027-02-13', { ...external, isEcho: true }),
    event('closed', '2027-02-11', '2027-02-15', { ...external, kind: 'block' }),
    event('blocked', '2027-02-12', '2027-02-12', { type: 'blocked' }),
    event('later', '2027-02-13', '2027-02-14', booking),
  ];
  expect(staysTonight(events, today).map(({ id }) => id)).toEqual(['arriving', 'platform']);
});
