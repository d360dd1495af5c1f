// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form } from 'antd';
import { afterEach, expect, it } from 'vitest';
import type { CalendarEvent } from '@getaway/contracts/http/calendar';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { newBooking } from '../features/bookings/form/booking-values.ts';
import { EventDetails } from '../features/calendar/day/event-details.tsx';
import { ServiceFields } from '../features/services/service-fields.tsx';
import { publishedHouse, showPublishedHouse } from './published-house.ts';
import { HouseMark } from '../ui/house-mark.tsx';
import { PageTitle } from '../ui/page-title.tsx';

cleanUpRenderedPages();

const before = publishedHouse();
const cedar = {
  name: 'Cedar Cabin',
  checkInTime: '17:30',
  checkOutTime: '10:15',
  cleaningFee: 85,
  logo: { src: '/cedar.png' },
};

afterEach(() => act(() => showPublishedHouse(before)));

const stay: CalendarEvent = {
  ...{ id: 'booking-1', type: 'booking', title: 'Ada', source: 'direct', bookingReference: 'ABCD' },
  ...{ startDate: calendarDate('2027-02-12'), endDate: calendarDate('2027-02-14') },
  ...{ checkInTime: null, checkOutTime: null, guestName: 'Ada', status: 'confirmed', reason: null },
  conflictIds: [],
};

function Office(): ReactNode {
  return (
    <>
      <PageTitle>Website</PageTitle>
      <div data-testid="mark">
        <HouseMark />
      </div>
      <Form>
        <ServiceFields />
      </Form>
    </>
  );
}

it('shows the house that was published since the page was opened', () => {
  render(<Office />);
  act(() => showPublishedHouse(cedar));
  expect(document.title).toBe('Website · Cedar Cabin Admin');
  expect(screen.getByTestId('mark').querySelector('img')?.getAttribute('src')).toBe('/cedar.png');
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Check-in from' }));
  expect(screen.getAllByText('Usual check-in, 5:30 PM as published').length).toBeGreaterThan(0);
  expect(newBooking()).toMatchObject({ checkInTime: '17:30', checkOutTime: '10:15' });
});

it('has the published hours for an event without its own', () => {
  render(<EventDetails event={stay} conflicts={[]} onConflict={() => undefined} />, {
    wrapper: MemoryRouter,
  });
  act(() => showPublishedHouse(cedar));
  expect(screen.getByText('Feb 12, 2027 from 5:30 PM')).toBeDefined();
  expect(screen.getByText('Feb 14, 2027 at 10:15 AM')).toBeDefined();
});
