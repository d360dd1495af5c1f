// @vitest-environment jsdom
import { useEffect, type ReactNode } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Campaign } from '@getaway/contracts/http/newsletter-campaigns';
import { startPageApi, type PageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../../actions/page-at.tsx';
import { useDialog } from '../../../ui/use-dialog.ts';
import { exampleCampaign } from './example-campaign.ts';
import { SendDialog } from './send-dialog.tsx';

cleanUpRenderedPages();

function Opened({ campaign }: { campaign: Campaign }): ReactNode {
  const dialog = useDialog<Campaign>();
  const { show, subject } = dialog;
  useEffect(() => {
    if (!subject) show(campaign);
  }, [show, subject, campaign]);
  return <SendDialog dialog={dialog} />;
}

async function open(
  api: PageApi,
  { plannedAt = null, submit = 'Send Campaign' }: { plannedAt?: string | null; submit?: string } = {},
): Promise<HTMLButtonElement> {
  render(
    <PageAt address="/admin/newsletter" fetchIt={api.fetch}>
      <Opened campaign={{ ...exampleCampaign, plannedAt }} />
    </PageAt>,
  );
  return screen.findByRole<HTMLButtonElement>('button', { name: submit });
}

it('can’t be sent now while no one would get it, and says so before', async () => {
  await using api = await startPageApi(() => ({ status: 200, body: { count: 0 } }));
  const submit = await open(api);
  expect(await screen.findByText(/^No one is subscribed right now\. Choose Later/)).toBeTruthy();
  expect(submit.disabled).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Later' }));
  expect(submit.textContent).toBe('Schedule Campaign');
  expect(screen.getByText(/If no one is, nothing is sent, and it becomes a draft again/)).toBeTruthy();
  expect(submit.disabled).toBe(false);
});

it('begins with the time for which it was scheduled before, unless it has passed', async () => {
  await using api = await startPageApi(({ path }) => ({
    status: 200,
    body: path.includes('/night') ? { endsAt: null } : { count: 2 },
  }));
  await open(api, { plannedAt: '2096-12-04T14:30:00.000Z', submit: 'Schedule Campaign' });
  expect(screen.getByLabelText<HTMLInputElement>('Day').value).toBe('2096-12-04');
  expect(screen.getByLabelText<HTMLInputElement>('Time').value).toBe('09:30');
  cleanup();
  await open(api, { plannedAt: '2020-12-04T14:30:00.000Z' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Now' }).checked).toBe(true);
});

it('is sent to those it reaches', async () => {
  await using api = await startPageApi(() => ({ status: 200, body: { count: 2 } }));
  const submit = await open(api);
  expect(await screen.findByText('2 people')).toBeTruthy();
  await userEvent.click(submit);
  const { updatedAt } = exampleCampaign;
  await expect
    .poll(() => api.requests.find(({ method }) => method === 'POST')?.body)
    .toEqual({ updatedAt, now: true });
});

it('says before and after when a campaign for an hour at night starts', async () => {
  const at = { scheduledAt: '2096-12-04T04:00:00.000Z', startsAt: '2096-12-04T13:00:00.000Z' };
  await using api = await startPageApi(({ method, path }) => {
    if (method === 'POST') return { status: 200, body: { ...exampleCampaign, status: 'scheduled', ...at } };
    if (!path.includes('/night')) return { status: 200, body: { count: 2 } };
    return { status: 200, body: { endsAt: path.includes('date=2096-12-03') ? at.startsAt : null } };
  });
  await open(api);
  await userEvent.click(screen.getByRole('radio', { name: 'Later' }));
  fireEvent.change(await screen.findByLabelText('Day'), { target: { value: '2096-12-03' } });
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '23:00' } });
  const before = /^Nothing is sent at night: it will start sending Dec 4, 2096, 8:00 AM\.$/;
  expect(await screen.findByText(before)).toBeTruthy();
  expect(screen.queryByText(/Scheduled for/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Schedule Campaign' }));
  const after = 'Scheduled for Dec 3, 2096, 11:00 PM; starts sending Dec 4, 2096, 8:00 AM.';
  expect(await screen.findByText(after)).toBeTruthy();
});

it('says at night when it starts', async () => {
  const endsAt = new Date(Date.now() + 60 * 60 * 1_000).toISOString();
  await using api = await startPageApi(({ method, path }) => {
    if (method === 'POST')
      return { status: 200, body: { ...exampleCampaign, status: 'scheduled', scheduledAt: new Date() } };
    return { status: 200, body: path.endsWith('/night') ? { endsAt } : { count: 2 } };
  });
  const submit = await open(api);
  const starts = /^starts (?:today|tomorrow) at \d+:\d\d [AP]M$/;
  expect(await screen.findByText(starts)).toBeTruthy();
  await userEvent.click(submit);
  expect(await screen.findByText(/^It starts (?:today|tomorrow) at /)).toBeTruthy();
});
