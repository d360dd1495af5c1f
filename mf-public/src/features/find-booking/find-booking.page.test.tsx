// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { Navigation } from '../../layout/navigation.tsx';
import { FindBookingPage } from './find-booking.page.tsx';

cleanUpRenderedPages();

it('asks for what is missing, then says what happens without saying whether the booking exists', async () => {
  await using api = await startPageApi(() => ({ status: 202, body: { message: 'On its way' } }));
  vi.stubGlobal('fetch', api.fetch);
  Element.prototype.scrollIntoView = () => undefined;
  history.replaceState(null, '', '/find-booking');
  render(
    <Navigation>
      <FindBookingPage />
    </Navigation>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Email me my link' }));
  expect(await screen.findByText('Booking reference is required')).toBeDefined();
  expect(api.requests).toHaveLength(0);
  fireEvent.change(screen.getByLabelText('Booking reference'), { target: { value: 'GH7K2M' } });
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'maya@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Email me my link' }));
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeDefined();
  expect(api.requests).toEqual([
    {
      method: 'POST',
      path: '/api/find-booking',
      body: { bookingReference: 'GH7K2M', email: 'maya@example.com' },
    },
  ]);
});
