// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { ServedPage } from '../../../actions/served-page.tsx';
import { exampleBooking } from '../example-booking.ts';
import { exampleQuote } from '../../../stay-price/example-quote.ts';
import { AcceptedLines } from './accepted-lines.tsx';

cleanUpRenderedPages();

it('shows the accepted lines whose sum is the total, after a failure too', async () => {
  let down = true;
  const booking = { ...exampleBooking(), quote: exampleQuote() };
  await using api = await startPageApi(() =>
    down ? { status: 503, body: {} } : { status: 200, body: booking },
  );
  render(
    <ServedPage fetchIt={api.fetch}>
      <AcceptedLines bookingId="booking-1" />
    </ServedPage>,
  );
  await screen.findByText('Couldn’t load the price');
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('Total');
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual(['$400.00', '$160.00', '$39.20', '$599.20']);
  expect(screen.getByText('Tax (7%)')).toBeDefined();
});
