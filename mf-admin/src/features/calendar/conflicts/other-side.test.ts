import { expect, test } from 'vitest';
import type { CalendarEvent } from '@getaway/contracts/http/calendar';
import type { Conflict } from '../../../conflicts/conflict.ts';
import { otherSide } from './other-side.ts';

const external = (feedName: string) => ({ feedId: feedName, feedName }) as Conflict['external'];
const eventOf = (feedId: string) => ({ type: 'external', feedId }) as CalendarEvent;
const booked = { type: 'booking' } as CalendarEvent;
const ours = {
  internalBookingId: 'ada',
  booking: { guestName: 'Ada Lovelace' } as Conflict['booking'],
  external: external('Airbnb'),
  otherExternal: null,
} as Conflict;
const platforms = {
  internalBookingId: null,
  booking: null,
  external: external('Airbnb'),
  otherExternal: external('Vrbo'),
} as Conflict;

test.each([
  [ours, booked, 'Airbnb'],
  [ours, eventOf('Airbnb'), 'Ada Lovelace'],
  [platforms, eventOf('Airbnb'), 'Vrbo'],
  [platforms, eventOf('Vrbo'), 'Airbnb'],
  [{ ...ours, booking: null }, eventOf('Airbnb'), 'a stay that no longer exists'],
])('names the other of the two', (conflict, event, name) => {
  expect(otherSide(conflict, event)).toBe(name);
});
