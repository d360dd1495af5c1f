// @vitest-environment jsdom
import { MemoryRouter } from 'react-router-dom';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { blockedEvent } from '../month/day-events.ts';
import { AddBooking } from './add-booking.tsx';

cleanUpRenderedPages();

const blocked = [blockedEvent({ id: 'one', date: calendarDate('2027-02-13'), reason: 'other' })];
const days = (start: string, end = start) => ({ start: calendarDate(start), end: calendarDate(end) });

it.each([
  ['an available night', days('2027-02-12'), true],
  ['a stay up to a taken night', days('2027-02-11', '2027-02-13'), true],
  ['a taken night', days('2027-02-13'), false],
  ['a stay with a taken night', days('2027-02-12', '2027-02-15'), false],
])('offers a booking of %s: %s', (_name, chosen, isOffered) => {
  render(
    <MemoryRouter>
      <AddBooking chosen={chosen} events={blocked} />
    </MemoryRouter>,
  );
  expect(screen.queryByRole('link', { name: 'Add Booking' }) !== null).toBe(isOffered);
});
