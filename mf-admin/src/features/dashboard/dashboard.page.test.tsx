// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../actions/page-at.tsx';
import { DashboardPage } from './dashboard.page.tsx';

cleanUpRenderedPages();

it('shows a new booking when Dashboard is clicked again in the menu', async () => {
  let guests = ['Ada'];
  await using api = await startPageApi(({ path }) => {
    if (!path.startsWith('/api/admin/analytics')) return { status: 404 };
    const recentBookings = guests.map((guestName) => ({
      ...{ id: guestName, guestName, checkInDate: '2027-05-13', checkOutDate: '2027-05-15' },
      ...{ totalPrice: '500.00', status: 'confirmed' },
    }));
    const body = { totalBookings: 1, totalRevenue: '500.00', yearlyBookings: 1, recentBookings };
    return { status: 200, body };
  });
  render(
    <PageAt address="/admin/dashboard" fetchIt={api.fetch}>
      <SWRConfig value={{ revalidateIfStale: true, dedupingInterval: 0 }}>
        <Link to="/admin/dashboard">Menu</Link>
        <DashboardPage />
      </SWRConfig>
    </PageAt>,
  );
  await screen.findByText('Ada');
  expect(screen.queryByText('Grace')).toBeNull();
  guests = ['Grace', 'Ada'];
  await userEvent.click(screen.getByRole('link', { name: 'Menu' }));
  await screen.findByText('Grace');
  expect(screen.getAllByText(/^(?:Ada|Grace)$/)).toHaveLength(2);
});
