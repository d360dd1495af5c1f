// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { expect, it } from 'vitest';
import type { Answer } from '@getaway/contracts/http/call';
import type { IssuedDocument, listBookingDocuments } from '@getaway/contracts/http/documents';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { startPageApi, type ApiAnswer, type PageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { ServedPage } from '../actions/served-page.tsx';
import { BookingDocuments } from './booking-documents.tsx';

type Documents = Answer<typeof listBookingDocuments>;

function open(api: PageApi): void {
  render(
    <ConfigProvider theme={{ token: { motion: false } }}>
      <ServedPage fetchIt={api.fetch}>
        <BookingDocuments bookingId="booking-1" />
      </ServedPage>
    </ConfigProvider>,
  );
}

const invoice: IssuedDocument = {
  id: 'document-1',
  kind: 'invoice',
  number: 'INV-2026-0001',
  issuedAt: '2026-11-24T15:00:00.000Z',
  issuedBy: 'ada',
  total: '599.20',
  corrects: null,
  correctedBy: null,
};
const creditNote: IssuedDocument = {
  ...invoice,
  ...{ id: 'document-2', kind: 'credit_note', number: 'CN-2026-0001', total: '-599.20' },
  ...{ corrects: 'INV-2026-0001', issuedBy: null },
};
const none: Documents = { documents: [], next: 'none', withoutReceipt: [] };
const payment = {
  entryId: 'entry-1',
  method: 'cash' as const,
  amount: '100.00',
  effectiveOn: calendarDate('2026-11-20'),
};
const serve = (documents: Partial<Documents>, write: ApiAnswer = { status: 500 }): Promise<PageApi> =>
  startPageApi(({ method }) => (method === 'GET' ? { status: 200, body: { ...none, ...documents } } : write));
const button = (name: string) => screen.findByRole('button', { name });
const issueNow = async () => userEvent.click(await button('Issue Now'));
const posted = (api: PageApi) =>
  api.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);

cleanUpRenderedPages();

it('lists what was issued, with its number, its sum, and the invoice that a credit note corrects', async () => {
  await using api = await serve({ documents: [creditNote, { ...invoice, correctedBy: 'CN-2026-0001' }] });
  open(api);
  const items = within(await screen.findByRole('list', { name: 'Documents' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'CN-2026-0001 Credit note, −$599.20Corrects INV-2026-0001Nov 24, 2026 · automaticallyDownload',
    'INV-2026-0001 CorrectedInvoice, $599.20Nov 24, 2026 · by adaDownload',
  ]);
  expect(screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Download CN-2026-0001',
    'Download INV-2026-0001',
  ]);
});

it('says that there are none, and offers the invoice and a receipt for each payment', async () => {
  await using api = await serve(
    { next: 'invoice', nextInvoiceTotal: '599.20', withoutReceipt: [payment] },
    { status: 201, body: [invoice] },
  );
  open(api);
  await screen.findByText('No documents yet.');
  await userEvent.dblClick(await button('Issue Invoice'));
  await screen.findByText(/^An invoice for \$599\.20 gets the next number\. Its number is final/);
  expect(posted(api)).toEqual([]);
  await userEvent.dblClick(await button('Issue Now'));
  await screen.findByText('INV-2026-0001 issued');
  expect(posted(api)).toEqual([{ kind: 'invoice' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(await button('Issue Receipt for $100.00, Cash, Nov 20, 2026'));
  await screen.findByText(/^A receipt for \$100\.00 \(Cash, Nov 20, 2026\) gets the next number/);
  await issueNow();
  await expect
    .poll(() => posted(api))
    .toEqual([{ kind: 'invoice' }, { kind: 'receipt', entryId: 'entry-1' }]);
});

it('says what a receipt is for once everything was refunded', async () => {
  await using api = await serve({ withoutReceipt: [payment], isAllRefunded: true });
  open(api);
  await screen.findByText(
    /^Everything paid was refunded\. A receipt confirms the payment and lists the refund/,
  );
  await userEvent.click(await button('Issue Receipt for $100.00, Cash, Nov 20, 2026'));
  await screen.findByText(/gets the next number\. It lists the refund, too\./);
});

it('issues nothing when the question is canceled', async () => {
  await using api = await serve({ next: 'invoice' });
  open(api);
  await userEvent.click(await button('Issue Invoice'));
  await userEvent.click(await button('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(posted(api)).toEqual([]);
});

it('explains a correction, and names both documents when it is done', async () => {
  await using api = await serve(
    { documents: [invoice], next: 'correction', nextInvoiceTotal: '700.00' },
    { status: 201, body: [creditNote, { ...invoice, id: 'document-3', number: 'INV-2026-0002' }] },
  );
  open(api);
  await screen.findByText(/The booking has changed since its invoice/);
  await userEvent.click(await button('Issue Credit Note and New Invoice'));
  await screen.findByText(
    /^A credit note cancels INV-2026-0001 \(\$599\.20\), and a new invoice for \$700\.00/,
  );
  await issueNow();
  await screen.findByText('CN-2026-0001 and INV-2026-0002 issued');
});

it('offers a credit note alone where nothing is charged anymore', async () => {
  await using api = await serve(
    { documents: [invoice], next: 'credit_note' },
    { status: 201, body: [creditNote] },
  );
  open(api);
  await userEvent.click(await button('Issue Credit Note'));
  await screen.findByText(/^A credit note cancels INV-2026-0001 \(\$599\.20\) and gets the next number/);
  await issueNow();
  await screen.findByText('CN-2026-0001 issued');
  expect(posted(api)).toEqual([{ kind: 'credit_note' }]);
});

it('shows why a document cannot be issued', async () => {
  const detail = 'Nothing is charged for this booking, so there’s nothing to invoice.';
  await using api = await serve(
    { next: 'invoice' },
    {
      status: 422,
      body: { type: 'not-issuable', title: 'This document can’t be issued', status: 422, detail },
    },
  );
  open(api);
  await userEvent.click(await button('Issue Invoice'));
  await issueNow();
  await screen.findByText('Failed to issue the document');
  await screen.findByText(detail);
});

it('says when a download failed', async () => {
  await using api = await startPageApi(({ path }) =>
    path.endsWith('/pdf')
      ? { status: 503, body: {} }
      : { status: 200, body: { ...none, documents: [invoice] } },
  );
  open(api);
  await userEvent.click(await button('Download INV-2026-0001'));
  await screen.findByText('Download failed');
});

it('says what cannot be loaded, and tries again', async () => {
  let down = true;
  await using api = await startPageApi(() =>
    down ? { status: 503, body: {} } : { status: 200, body: none },
  );
  open(api);
  await screen.findByText('Couldn’t load the documents');
  down = false;
  await userEvent.click(await button('Try Again'));
  await screen.findByText('No documents yet.');
});
