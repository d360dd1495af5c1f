import { expect, it } from 'vitest';
import { addDays, calendarDate } from '@getaway/kernel/calendar-date';
import { lastDay, noDates, type CalendarFacts, type DateSelection } from './calendar-selection.ts';
import { dayState } from './day-state.ts';

const day = (number: number) => calendarDate(`2026-05-${String(number).padStart(2, '0')}`);

/** Today is the 3rd; the nights of the 12th and 13th are taken. */
const facts: CalendarFacts = { today: day(3), booked: new Set([day(12), day(13)]) };
const checkIn: DateSelection = { status: 'check-in', checkIn: day(8) };
const stay: DateSelection = { status: 'stay', checkIn: day(8), checkOut: day(10) };

it.each([
  ['a day before today', 2, noDates, 'past'],
  ['today', 3, noDates, 'free'],
  ['a taken night', 12, noDates, 'booked'],
  ['the check-in', 8, checkIn, 'check-in'],
  ['the first taken night after the check-in', 12, checkIn, 'checkout-only'],
  ['a later taken night', 13, checkIn, 'booked'],
  ['the check-out', 10, stay, 'check-out'],
  ['a taken night after a complete stay', 12, stay, 'booked'],
] as const)('%s', (_name, number, dates, state) => {
  expect(dayState(day(number), dates, facts)).toBe(state);
});

it('is too far beyond the last day that a stay may end on', () => {
  expect(dayState(lastDay(facts), noDates, facts)).toBe('free');
  expect(dayState(addDays(lastDay(facts), 1), noDates, facts)).toBe('too-far');
});
