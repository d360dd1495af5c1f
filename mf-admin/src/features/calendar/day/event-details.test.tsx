// @vitest-environment jsdom
import { MemoryRouter } from 'react-router-dom';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CalendarEvent } from '@getaway/contracts/http/calendar';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { EventDetails } from './event-details.tsx';

cleanUpRenderedPages();

const common = {
  ...{ id: 'one', title: 'Ada', source: 'Direct', guestName: 'Ada', status: 'confirmed' as const },
  ...{ startDate: calendarDate('2027-02-12'), endDate: calendarDate('2027-02-14') },
  ...{ checkInTime: '16:00', checkOutTime: '11:00', reason: null, conflictIds: [] },
};
const booking = { ...common, type: 'booking', bookingReference: 'ABCD' } as const;
const external: CalendarEvent = {
  ...common,
  ...{ type: 'external', feedId: 'feed', platform: 'airbnb', kind: 'reservation' },
  ...{ isEcho: false, isSuspicious: false },
};

const show = (event: CalendarEvent) =>
  render(<EventDetails event={event} conflicts={[]} onConflict={() => undefined} />, {
    wrapper: MemoryRouter,
  });

it.each([
  ['16:00', '12:00', 'Feb 12, 2027 from 12:00 PM (early check-in)'],
  ['14:00', '12:00', 'Feb 12, 2027 at 2:00 PM (early check-in from 12:00 PM)'],
  ['16:00', null, 'Feb 12, 2027 from 4:00 PM'],
  ['16:00', undefined, 'Feb 12, 2027 from 4:00 PM'],
])(
  'says when a guest with check-in at %s and an early one at %s may arrive',
  (checkInTime, opensAt, words) => {
    show({ ...booking, checkInTime, opensAt });
    expect(screen.getByText(words)).toBeDefined();
  },
);

it('says the time of a stay on another platform as that platform has it', () => {
  show(external);
  expect(screen.getByText('Feb 12, 2027 at 4:00 PM')).toBeDefined();
});
