// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { startPageApi, type PageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../actions/page-at.tsx';
import { ReportsPage } from './reports.page.tsx';

const months = 'from=2027-01&to=2027-02';
const revenue = {
  rows: [
    { month: '2027-01', received: '699.20', returned: '0.00', net: '699.20', entries: 2 },
    { month: '2027-02', received: '0.00', returned: '40.00', net: '-40.00', entries: 1 },
  ],
  total: { received: '699.20', returned: '40.00', net: '659.20', entries: 3 },
};
const taxes = {
  rows: [
    { month: '2027-01', rate: 0.07, collected: '45.74', returned: '0.00', net: '45.74', shares: 2 },
    { month: '2027-02', rate: null, collected: '0.00', returned: '0.00', net: '0.00', shares: 0 },
  ],
  total: { collected: '45.74', returned: '0.00', net: '45.74', shares: 2 },
};
const share = {
  id: '1',
  effectiveOn: '2027-01-13',
  kind: 'payment',
  bookingReference: 'AB12CD34',
  bookingId: 'b1',
  guestName: 'Ida Lovelace',
  rate: 0.07,
  amount: '349.60',
  tax: '22.87',
};
const shares = [share, { ...share, id: '2', bookingId: null, guestName: null }];
const nothing = { occupancy: null, averageRate: null, revenuePerNight: null, revenue: '0.00' };
const figures = {
  bookable: 28,
  booked: 14,
  occupancy: 0.5,
  revenue: '2800.00',
  averageRate: '200.00',
  revenuePerNight: '100.00',
};
const occupancy = {
  rows: [
    {
      month: '2027-01',
      nights: 31,
      blocked: 1,
      elsewhere: 2,
      ...figures,
    },
    { month: '2027-02', nights: 28, blocked: 28, elsewhere: 0, bookable: 0, booked: 0, ...nothing },
  ],
  total: {
    nights: 59,
    blocked: 29,
    elsewhere: 2,
    ...figures,
  },
};
const unbooked = { bookingId: null, bookingReference: null, guestName: null, price: null };
const nights = [
  { ...share, date: '2027-01-02', use: 'booked', price: '200.00' },
  { ...unbooked, date: '2027-01-03', use: 'blocked' },
];

const serve = (): Promise<PageApi> =>
  startPageApi(({ path }) => {
    const report = path.replace('/api/admin/reports/', '').split('?')[0];
    const body = { revenue, taxes, occupancy, nights, 'tax-shares': shares }[report ?? ''];
    return body ? { status: 200, body } : { status: 404 };
  });

/** The helper's server has no headers, and the number of shares comes in one. */
function counted(api: PageApi): typeof fetch {
  return async (address, init) => {
    const answer = await api.fetch(address, init);
    const headers = new Headers(answer.headers);
    headers.set('X-Total-Count', '2');
    return new Response(await answer.text(), { status: answer.status, headers });
  };
}

function open(api: PageApi, search = ''): void {
  render(
    <PageAt address={`/admin/reports${search}`} fetchIt={counted(api)}>
      <ReportsPage />
    </PageAt>,
  );
}

const linesOf = async (label: string): Promise<(string | null)[]> => {
  const table = await screen.findByRole('region', { name: label });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));
};

cleanUpRenderedPages();

it('shows what came and went by month with its total, and leads each month to the ledger', async () => {
  await using api = await serve();
  open(api, `?${months}`);
  expect(await linesOf('Revenue by month')).toEqual([
    'Jan 2027 | $699.20 | $0.00 | $699.20 | 2',
    'Feb 2027 | $0.00 | $40.00 | −$40.00 | 1',
    'Total | $699.20 | $40.00 | $659.20 | 3',
  ]);
  expect(screen.getByRole('link', { name: 'Feb 2027' }).getAttribute('href')).toBe(
    '/admin/ledger?from=2027-02-01&to=2027-02-28',
  );
  expect(screen.getByRole('figure', { name: /Received and returned/ }).textContent).toContain(
    'Peak: $699 in January 2027',
  );
});

it('shows the tax by month, and the tax in the entries of a month', async () => {
  await using api = await serve();
  open(api, `?report=taxes&${months}`);
  expect(await linesOf('Tax by month')).toEqual([
    'Jan 2027 | 7% | $45.74 | $0.00 | $45.74',
    'Feb 2027 | – | $0.00 | $0.00 | $0.00',
    'Total |  | $45.74 | $0.00 | $45.74',
  ]);
  expect(screen.queryByRole('button', { name: 'Feb 2027' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Jan 2027' }));
  expect(await linesOf('Tax in each entry')).toEqual([
    'Jan 13, 2027 | Payment | Ida Lovelace | 7% | $349.60 | $22.87',
    'Jan 13, 2027 | Payment | AB12CD34 (deleted) | 7% | $349.60 | $22.87',
  ]);
  expect(screen.getByText(`?report=taxes&${months}&month=2027-01`)).toBeDefined();
  const asked = api.requests.find(({ path }) => path.includes('tax-shares'));
  expect(asked?.path).toBe('/api/admin/reports/tax-shares?from=2027-01&to=2027-01&limit=50&offset=0');
  await userEvent.click(screen.getByRole('button', { name: 'Close the month' }));
  expect(screen.queryByRole('region', { name: 'Tax in each entry' })).toBeNull();
});

it('shows occupancy and rates by month, and the nights of a month', async () => {
  await using api = await serve();
  open(api, `?report=occupancy&${months}`);
  expect(await linesOf('Occupancy by month')).toEqual([
    'Jan 2027 | 14 | 28 | 50% | $200.00 | $100.00 | $2,800.00 | 1 | 2',
    'Feb 2027 | 0 | 0 | – | – | – | $0.00 | 28 | 0',
    'Total | 14 | 28 | 50% | $200.00 | $100.00 | $2,800.00 | 29 | 2',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Jan 2027' }));
  expect(await linesOf('Nights')).toEqual([
    'Jan 2, 2027 | Booked | Ida Lovelace | $200.00',
    'Jan 3, 2027 | Blocked |  | ',
  ]);
});

it('shows a card for each month on a phone, with the total first', async () => {
  const phone = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => phone);
  await using api = await serve();
  open(api, `?report=occupancy&${months}&month=2027-01`);
  const cardsOf = async (label: string): Promise<(string | null)[]> => {
    const region = await screen.findByRole('region', { name: label });
    return within(region)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };
  const [total, january] = await cardsOf('Occupancy by month');
  expect(total).toMatch(/^TotalBooked14Bookable28Occupancy50%/);
  expect(january).toMatch(/^Jan 2027Booked14Bookable28Occupancy50%/);
  expect(await cardsOf('Nights')).toEqual([
    'Jan 2, 2027UseBookedBookingIda LovelacePrice$200.00',
    'Jan 3, 2027UseBlocked',
  ]);
});

it('keeps the period in the address, and moves its other end where it has to', async () => {
  await using api = await serve();
  open(api);
  await screen.findByRole('region', { name: 'Revenue by month' });
  await userEvent.selectOptions(screen.getByLabelText('Period'), 'Last year');
  await waitFor(() => expect(screen.getByText(/^\?from=\d{4}-01&to=\d{4}-12$/)).toBeDefined());
  const from = screen.getByLabelText<HTMLSelectElement>('From');
  const latest = from.options[0]?.value ?? '';
  await userEvent.selectOptions(from, latest);
  await waitFor(() => expect(screen.getByText(`?from=${latest}&to=${latest}`)).toBeDefined());
  expect(api.requests.at(-1)?.path).toBe(`/api/admin/reports/revenue?from=${latest}&to=${latest}`);
});

it('says what cannot be loaded, and tries again', async () => {
  let down = true;
  await using api = await startPageApi(() =>
    down ? { status: 503, body: {} } : { status: 200, body: revenue },
  );
  open(api, `?${months}`);
  await screen.findByText('Couldn’t load the revenue');
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await linesOf('Revenue by month')).toHaveLength(3);
});

it('saves the months that the revenue shows', async () => {
  await using api = await serve();
  open(api, `?${months}`);
  await screen.findByRole('region', { name: 'Revenue by month' });
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() =>
    expect(api.requests.at(-1)?.path).toBe('/api/admin/reports/revenue/export?from=2027-01&to=2027-02'),
  );
});
