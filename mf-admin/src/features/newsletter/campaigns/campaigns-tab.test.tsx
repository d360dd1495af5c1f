// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../../actions/page-at.tsx';
import { CampaignsTab } from './campaigns-tab.tsx';
import { exampleCampaign } from './example-campaign.ts';

cleanUpRenderedPages();

const paused = {
  fault: 'unreachable',
  reason: 'Timeout',
  since: '2027-03-10T15:00:00.000Z',
  nextTryAt: '2027-03-10T15:01:00.000Z',
};

it('says while a campaign is being sent that the email server can’t be reached, until it can', async () => {
  let isAway = true;
  await using api = await startPageApi(({ path }) => {
    if (path.endsWith('/email-delivery'))
      return { status: 200, body: { paused: isAway ? paused : null, waiting: 10, retryable: 0 } };
    if (path.includes('/night')) return { status: 200, body: { endsAt: null } };
    return { status: 200, body: [{ ...exampleCampaign, status: 'sending' }] };
  });
  render(
    <PageAt address="/admin/newsletter" fetchIt={api.fetch}>
      <CampaignsTab />
    </PageAt>,
  );
  const title = 'Emails are paused: The email server can’t be reached';
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(/^10 emails waiting since/)).toBeTruthy();
  isAway = false;
  await waitFor(() => expect(screen.queryByText(title)).toBeNull(), { timeout: 10_000 });
});
