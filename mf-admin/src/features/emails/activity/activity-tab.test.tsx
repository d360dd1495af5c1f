// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { EmailSend } from '@getaway/contracts/http/email-sends';
import { startPageApi, type PageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../../actions/page-at.tsx';
import { ActivityTab } from './activity-tab.tsx';

function exampleSend(changes: Partial<EmailSend>): EmailSend {
  return {
    id: 'send-1',
    template: { id: null, name: 'Booking confirmation' },
    guest: { id: 'guest-1', firstName: 'Mara', lastName: 'Quinn', email: 'mara@guests.example.com' },
    sequenceId: null,
    stepNumber: null,
    bookingId: null,
    subject: 'You’re booked',
    status: 'sent',
    isMarketing: false,
    scheduledAt: '2026-11-20T15:00:00.000Z',
    sentAt: '2026-11-20T15:00:00.000Z',
    attempts: 1,
    errorMessage: null,
    ...changes,
  };
}

const failed = (id: string, email: string): EmailSend =>
  exampleSend({
    id,
    status: 'failed',
    sentAt: null,
    guest: { id: null, firstName: null, lastName: null, email },
  });

function log(sends: readonly EmailSend[]): Promise<PageApi> {
  return startPageApi(({ method, path }) => {
    if (method === 'POST') return { status: 200, body: { retried: 1, leftOut: 1 } };
    if (path.includes('/email-delivery'))
      return { status: 200, body: { paused: null, waiting: 0, retryable: 2 } };
    return { status: 200, body: path.includes('/email-sends') ? sends : [] };
  });
}

function open(api: PageApi, address = '/admin/emails?tab=activity'): void {
  render(
    <PageAt address={address} fetchIt={api.fetch}>
      <ActivityTab />
    </PageAt>,
  );
}

const asked = (api: PageApi): (string | null)[] =>
  api.requests
    .filter(({ path }) => path.startsWith('/api/admin/email-sends?'))
    .map(({ path }) => new URLSearchParams(path.split('?')[1]).get('when'));

cleanUpRenderedPages();

it('opens with what was sent, and keeps upcoming emails apart, in the address', async () => {
  await using api = await log([exampleSend({})]);
  open(api);
  expect(await screen.findByText('Booking confirmation')).toBeTruthy();
  expect(screen.getByText(/Newest first\. Times are at the house, in .+ Time\./)).toBeTruthy();
  expect(asked(api)).toEqual(['past']);
  await userEvent.click(screen.getByText('Upcoming'));
  expect(await screen.findByText(/Soonest first\./)).toBeTruthy();
  await waitFor(() => expect(asked(api)).toEqual(['past', 'upcoming']));
  expect(screen.getByText('?tab=activity&when=upcoming')).toBeTruthy();
});

it('retries the chosen ones of the failed emails, after it said how many, and sums up', async () => {
  await using api = await log([
    failed('one', 'one@example.com'),
    failed('two', 'two@example.com'),
    exampleSend({}),
  ]);
  open(api);
  const user = userEvent.setup();
  const all = await screen.findByRole('checkbox', { name: 'Select the 2 failed emails on this page' });
  expect(screen.queryByRole('button', { name: /^Retry Selected/ })).toBeNull();
  await user.click(all);
  await user.click(screen.getByRole('checkbox', { name: 'Select Booking confirmation to two@example.com' }));
  expect(screen.getByRole('button', { name: 'Retry Selected (1)' })).toBeTruthy();
  await user.click(all);
  await user.click(screen.getByRole('button', { name: 'Retry Selected (2)' }));
  const question = await screen.findByRole('dialog', { name: 'Send 2 failed emails again?' });
  await user.click(within(question).getByRole('button', { name: 'Retry Selected' }));
  expect(await screen.findByText('1 email will be retried')).toBeTruthy();
  expect(screen.getByText('1 email can no longer be retried and was left out.')).toBeTruthy();
  expect(api.requests).toContainEqual({
    method: 'POST',
    path: '/api/admin/email-sends/retry',
    body: { ids: ['one', 'two'] },
  });
});
