// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect, it, vi } from 'vitest';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../actions/page-at.tsx';
import type { Setup } from '@getaway/contracts/http/setup';
import { catcher, newSite } from '@getaway/testing/new-site';
import { DashboardPage } from './dashboard.page.tsx';

cleanUpRenderedPages();

// jsdom has no layout to scroll.
const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();

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

it('moves the focus to the next step once one is marked', async () => {
  const settled = ['password', 'property', 'prices', 'payments', 'calendars'] as const;
  let setup: Setup = { ...newSite, marks: settled.map((step) => ({ step, mark: 'done' })) };
  await using api = await startPageApi(({ method, path, body }) => {
    if (method === 'PUT') {
      const { mark } = body as { mark: 'skipped' };
      setup = { ...setup, marks: [...setup.marks, { step: 'mail', mark }] };
    }
    if (path.startsWith('/api/admin/setup')) return { status: 200, body: setup };
    if (path.includes('email-setup')) return { status: 200, body: catcher };
    if (path.includes('feeds')) return { status: 200, body: [] };
    return { status: 404 };
  });
  render(
    <PageAt address="/admin/dashboard" fetchIt={api.fetch}>
      <DashboardPage />
    </PageAt>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Skip for Now' }));
  await waitFor(() => {
    const next = screen.getByRole('button', { name: 'Check your legal pages', expanded: true });
    expect(document.activeElement).toBe(next);
  });
});

it('says when the last step is settled, names what was skipped, and keeps a way back to it', async () => {
  const settled = ['password', 'property', 'prices', 'calendars', 'legal'] as const;
  let setup: Setup = {
    ...newSite,
    marks: [
      ...settled.map((step) => ({ step, mark: 'done' as const })),
      { step: 'payments', mark: 'skipped' },
    ],
  };
  await using api = await startPageApi(({ method, path, body }) => {
    const { mark } = (body ?? {}) as { mark?: 'skipped' };
    if (mark) setup = { ...setup, marks: [...setup.marks, { step: 'mail', mark }] };
    else if (method === 'PUT') setup = { ...setup, ...(body as Partial<Setup>) };
    if (path.startsWith('/api/admin/setup')) return { status: 200, body: setup };
    if (path.includes('email-setup')) return { status: 200, body: catcher };
    if (path.includes('feeds')) return { status: 200, body: [] };
    return { status: 404 };
  });
  render(
    <PageAt address="/admin/dashboard" fetchIt={api.fetch}>
      <DashboardPage />
    </PageAt>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Skip for Now' }));
  const title = await screen.findByText('You’re Ready to Open');
  await waitFor(() => expect(document.activeElement?.contains(title)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
  expect(screen.getByText(/^Every step is settled/).textContent).toContain(
    'You skipped “Take real payments” and “Set up your emails”',
  );
  expect(screen.getByRole('button', { name: 'Do It Now: Set up your emails' })).toBeDefined();
  // A settled step can be looked at, and has nothing to mark.
  await userEvent.click(screen.getByRole('button', { name: 'Connect your other calendars' }));
  expect(screen.getByRole('link', { name: 'Connect Calendars' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'I Don’t List Anywhere Else' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Hide Checklist' }));
  expect(await screen.findByRole('button', { name: 'Show Setup Checklist (2 skipped)' })).toBeDefined();
  expect(screen.queryByText('You’re Ready to Open')).toBeNull();
});
