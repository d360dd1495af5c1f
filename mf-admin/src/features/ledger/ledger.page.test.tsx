// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { startPageApi, type ApiAnswer, type PageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../actions/page-at.tsx';
import { exampleEntry } from '../../ledger-words/example-ledger.ts';
import { LedgerPage } from './ledger.page.tsx';

const ledger = {
  received: '699.20',
  returned: '40.00',
  net: '659.20',
  byMethod: [
    { method: 'card', net: '559.20', entries: 2 },
    { method: 'cash', net: '100.00', entries: 1 },
  ],
  entries: [
    exampleEntry({ id: 'e3', kind: 'refund', amount: '-40.00', recordedBy: 'ada', note: 'A night less' }),
    exampleEntry({ id: 'e2', bookingId: null, method: 'cash', amount: '100.00' }),
    exampleEntry({ id: 'e1', bookingId: null, guestName: null, isUnclaimed: true }),
  ],
};
const nothing = { received: '0.00', returned: '0.00', net: '0.00', byMethod: [], entries: [] };

/** The helper's server has no headers, and the number of entries comes in one. */
function counted(api: PageApi): typeof fetch {
  return async (address, init) => {
    const answer = await api.fetch(address, init);
    const content = await answer.text();
    const headers = new Headers(answer.headers);
    headers.set('X-Total-Count', String(content.split('"effectiveOn"').length - 1));
    return new Response(content, { status: answer.status, headers });
  };
}

function open(api: PageApi, search = ''): void {
  render(
    <PageAt address={`/admin/ledger${search}`} fetchIt={counted(api)}>
      <LedgerPage />
    </PageAt>,
  );
}

const serve = (body: object, write: ApiAnswer = { status: 500 }): Promise<PageApi> =>
  startPageApi(({ method }) => (method === 'GET' ? { status: 200, body } : write));
const rows = async () => within(await screen.findByRole('table')).getAllByRole('row');

cleanUpRenderedPages();

it('shows the sums, the net of each method, and the entries with their bookings', async () => {
  await using api = await serve(ledger);
  open(api);
  const [, refund, deleted, unclaimed] = await rows();
  expect(refund?.textContent).toBe('Feb 13, 2027Card refundIda LovelaceAB12CD34A night lessada−$40.00');
  expect(deleted?.textContent).toContain('Deleted bookingAB12CD34');
  expect(unclaimed?.textContent).toContain('Without a bookingThe payment names AB12CD34');
  expect(screen.getByRole('link', { name: 'AB12CD34' }).getAttribute('href')).toBe(
    '/admin/bookings?search=AB12CD34',
  );
  expect(screen.getByRole('group', { name: 'Received' }).textContent).toBe('Received$699.20');
  expect(screen.getByRole('group', { name: 'Returned' }).textContent).toBe('Returned$40.00');
  expect(screen.getByRole('group', { name: 'Net' }).textContent).toBe('Net$659.20');
  expect(screen.getByText('$559.20').nextSibling?.textContent).toBe('2 entries');
});

const orders = (api: PageApi): (string | null)[] =>
  api.requests
    .filter(({ path }) => path.startsWith('/api/admin/ledger'))
    .map(({ path }) => new URLSearchParams(path.split('?')[1]))
    .map((params) => `${params.get('sortBy')} ${params.get('sortOrder')} ${params.get('offset')}`);

it('sorts by a column, from the first page on, and keeps that in the address', async () => {
  await using api = await serve(ledger);
  open(api, '?page=2&kind=refund');
  await userEvent.click(await screen.findByRole('button', { name: 'Amount' }));
  await waitFor(() => expect(orders(api).at(-1)).toBe('amount desc 0'));
  await userEvent.click(screen.getByRole('button', { name: 'Amount' }));
  await waitFor(() => expect(orders(api).at(-1)).toBe('amount asc 0'));
  expect(screen.getByRole('columnheader', { name: 'Amount' }).getAttribute('aria-sort')).toBe('ascending');
  expect(document.querySelector('output')?.textContent).toBe('?kind=refund&sortBy=amount&sortOrder=asc');
});

it('sorts on a phone, where the entries are cards', async () => {
  const listener = vi.fn<() => void>();
  const phone = { matches: true, addEventListener: listener, removeEventListener: listener };
  vi.stubGlobal('matchMedia', () => phone);
  await using api = await serve(ledger);
  open(api);
  expect(await screen.findByRole('list', { name: 'Ledger entries' })).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Booking');
  await waitFor(() => expect(orders(api).at(-1)).toBe('booking asc 0'));
  await userEvent.click(screen.getByRole('button', { name: 'Sort order: ascending' }));
  await waitFor(() => expect(orders(api).at(-1)).toBe('booking desc 0'));
});

it('finds the documents of a deleted booking, and corrects its invoice', async () => {
  const invoice = {
    ...{ id: 'document-1', kind: 'invoice', number: 'INV-2026-0001', total: '599.20' },
    ...{ issuedAt: '2026-11-24T15:00:00.000Z', issuedBy: 'ada', corrects: null, correctedBy: null },
  };
  await using api = await startPageApi(({ method, path }) => {
    if (method !== 'GET')
      return { status: 201, body: [{ ...invoice, kind: 'credit_note', number: 'CN-2026-0001' }] };
    if (path.startsWith('/api/admin/ledger')) return { status: 200, body: ledger };
    if (path === '/api/admin/documents?search=AB12CD34')
      return { status: 200, body: { bookingId: 'b1', bookingReference: 'AB12CD34', isDeleted: true } };
    if (path === '/api/admin/bookings/b1/documents')
      return { status: 200, body: { documents: [invoice], next: 'credit_note', withoutReceipt: [] } };
    return {
      status: 404,
      body: { type: 'not-found', title: 'Not Found', status: 404, detail: 'No such document' },
    };
  });
  open(api);
  await userEvent.click(await screen.findByRole('button', { name: 'Documents of AB12CD34' }));
  await screen.findByText('Booking AB12CD34 (deleted)');
  await userEvent.click(await screen.findByRole('button', { name: 'Issue Credit Note' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Issue Now' }));
  await waitFor(() =>
    expect(api.requests.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/admin/bookings/b1/documents',
      body: { kind: 'credit_note' },
    }),
  );
  const field = screen.getByLabelText('Booking reference or document number');
  await userEvent.clear(field);
  await userEvent.type(field, 'INV-2026-0099{Enter}');
  await screen.findByText(/^No documents found for INV-2026-0099\. Enter the whole reference or number/);
});

it('asks the server for what the address names, and keeps each filter in the address', async () => {
  await using api = await serve(ledger);
  open(api, '?method=cash&page=2');
  await rows();
  const asked = api.requests.map(({ path }) => path);
  expect(asked).toContain('/api/admin/ledger?method=cash&limit=50&offset=50');
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Refunds');
  await waitFor(() => expect(screen.getByText('?kind=refund&method=cash')).toBeDefined());
  await userEvent.selectOptions(screen.getByLabelText('Dates'), 'This year');
  await waitFor(() =>
    expect(screen.getByText(/^\?from=\d{4}-01-01&to=\d{4}-12-31&kind=refund/)).toBeDefined(),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(api.requests.at(-1)?.path).toBe('/api/admin/ledger?limit=50&offset=0'));
});

it.each([
  ['', 'No entries yet'],
  ['?kind=chargeback', 'No entries found'],
])('with the address "%s" and no entries it says "%s", and exports nothing', async (search, words) => {
  await using api = await serve(nothing);
  open(api, search);
  await screen.findByText(words);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download CSV' }).disabled).toBe(true);
});

it('says what cannot be loaded, and tries again', async () => {
  let down = true;
  await using api = await startPageApi(() =>
    down ? { status: 503, body: {} } : { status: 200, body: ledger },
  );
  open(api);
  await screen.findByText('Couldn’t load the ledger');
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await rows()).toHaveLength(4);
});

it('attaches money without a booking, and shows an unknown reference at its field', async () => {
  const message = 'No booking has this reference';
  await using api = await serve(ledger, {
    status: 404,
    body: {
      type: 'not-found',
      title: 'Not found',
      status: 404,
      detail: message,
      errors: [{ path: 'bookingReference', message }],
    },
  });
  open(api);
  await rows();
  await userEvent.click(screen.getByRole('button', { name: 'Attach to a Booking' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Booking reference'), 'nope');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Attach' }));
  await within(dialog).findByText(message);
  expect(api.requests.find(({ method }) => method === 'POST')).toEqual({
    method: 'POST',
    path: '/api/admin/ledger/e1/attach',
    body: { bookingReference: 'nope' },
  });
});
