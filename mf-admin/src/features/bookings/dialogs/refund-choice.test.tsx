// @vitest-environment jsdom
import { useState, type ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { startPageApi, type PageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { ServedPage } from '../../../actions/served-page.tsx';
import { exampleLedger, examplePayment, exampleRefundPreview } from '../../../ledger-words/example-ledger.ts';
import { RefundChoice, type ChosenRefund } from './refund-choice.tsx';

cleanUpRenderedPages();

/** $377.97 by card, of which $50.00 went back, $200.00 in cash, and $100.00 by Venmo. */
const mixed = exampleLedger({
  paid: '677.97',
  returned: '50.00',
  balance: '50.00',
  refundable: [
    { method: 'card', amount: '327.97' },
    { method: 'cash', amount: '200.00' },
    { method: 'venmo', amount: '100.00' },
  ],
  cardPayments: [examplePayment({ amount: '377.97', left: '327.97' })],
});
const inTime = exampleRefundPreview({
  policy: { noticeHours: 48, deadline: '2027-02-11T23:00:00.000Z', refundable: '327.97' },
  refundable: '327.97',
  refunded: '50.00',
});
const tooLate = exampleRefundPreview({
  ...inTime,
  policy: { ...inTime.policy, refundable: '0.00' },
  reason: 'too-late',
});

function Chooser({ deletes }: { deletes: boolean }): ReactNode {
  const [choice, setChoice] = useState<ChosenRefund>();
  return <RefundChoice bookingId="booking-1" value={choice} onChange={setChoice} deletes={deletes} />;
}

function serve(preview: object, ledger: object = mixed): Promise<PageApi> {
  return startPageApi(({ path }) => ({ status: 200, body: path.endsWith('/ledger') ? ledger : preview }));
}

function open(api: PageApi, deletes = false): void {
  render(
    <ServedPage fetchIt={api.fetch}>
      <Chooser deletes={deletes} />
    </ServedPage>,
  );
}

it('says what was paid how, what goes back to the card, and what staff return, of a mixed payment', async () => {
  await using api = await serve(inTime);
  open(api);
  await screen.findByText(/^Paid: \$377\.97 by card, \$300\.00 in other ways, \$50\.00 already returned\./);
  expect(screen.queryByText(/677/)).toBeNull();
  await screen.findByRole('radio', { name: 'Policy refund to the card: $327.97', checked: true });
  await screen.findByText(
    '$327.97 goes back to the card now. You still owe the guest $300.00: return it yourself, then use Record Refund.',
  );
  await userEvent.click(screen.getByRole('radio', { name: 'No refund' }));
  await screen.findByText('Nothing goes back to the card.');
});

it('owes nothing by the policy when it is too late, unless staff choose the full refund', async () => {
  await using api = await serve(tooLate);
  open(api);
  await screen.findByText('Nothing goes back to the card.');
  await userEvent.click(screen.getByRole('radio', { name: 'Full refund to the card: $327.97' }));
  await screen.findByText(/^\$327\.97 goes back to the card now\. You still owe the guest \$300\.00/);
});

it('asks to record the rest before a booking is deleted', async () => {
  await using api = await serve(inTime);
  open(api, true);
  await screen.findByText(/use Record Refund before you delete the booking\.$/);
});

it('does not say that all went back while only the card part did', async () => {
  await using api = await serve({
    ...inTime,
    policy: { ...inTime.policy, refundable: '0.00' },
    refundable: '0.00',
    refunded: '377.97',
  });
  open(api);
  await screen.findByText(
    /^\$300\.00 wasn’t paid by card, so it isn’t refunded automatically\. .* then use Record Refund\./,
  );
  expect(screen.queryByText(/already been returned/)).toBeNull();
});

it('says nothing about other ways of a stay that was paid by card alone', async () => {
  await using api = await serve(
    { ...inTime, paid: '377.97' },
    { ...mixed, paid: '377.97', refundable: [{ method: 'card', amount: '327.97' }] },
  );
  open(api);
  await screen.findByText(/^\$377\.97 was paid by card, \$50\.00 already returned\./);
  await screen.findByRole('radio', { name: 'Policy refund: $327.97', checked: true });
  expect(screen.queryByText(/goes back|other ways/)).toBeNull();
});
