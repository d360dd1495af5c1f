// @vitest-environment jsdom
import { useEffect, type ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Campaign } from '@getaway/contracts/http/newsletter-campaigns';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../../actions/page-at.tsx';
import { useDialog } from '../../../ui/use-dialog.ts';
import { exampleCampaign } from './example-campaign.ts';
import { ResultsDialog } from './results-dialog.tsx';

cleanUpRenderedPages();

const sent: Campaign = {
  ...exampleCampaign,
  status: 'sent',
  progress: { recipients: 52, sent: 51, failed: 1, leftOut: 0, waiting: 0 },
};

function Opened(): ReactNode {
  const dialog = useDialog<Campaign>();
  const { show, subject } = dialog;
  useEffect(() => {
    if (!subject) show(sent);
  }, [show, subject]);
  return <ResultsDialog dialog={dialog} />;
}

async function figures(campaign: Campaign, results: object): Promise<Record<string, string>> {
  await using api = await startPageApi(({ path }) => {
    if (path.endsWith('/night')) return { status: 200, body: { endsAt: null } };
    if (path.endsWith('/preview')) return { status: 200, body: { subject: 'Spring', html: '', text: '' } };
    return { status: 200, body: { ...campaign, results } };
  });
  render(
    <PageAt address="/admin/newsletter" fetchIt={api.fetch}>
      <Opened />
    </PageAt>,
  );
  await screen.findByText('Unsubscribed since');
  await screen.findByRole('region', { name: 'In the inbox' });
  return Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );
}

it('counts opens and clicks in percent of what was delivered', async () => {
  expect(await figures(sent, { unsubscribed: 1, bounced: 1, opened: 12, clicked: 0 })).toMatchObject({
    Sent: '51',
    'Bounced since': '1',
    'Unsubscribed since': '1 (2%)',
    Opened: '12 (24%)',
    Clicked: '0 (0%)',
  });
  expect(screen.getByText(/^Percentages are of the 50 that were sent/)).toBeTruthy();
});

it('says nothing about opens while tracking is off', async () => {
  const shown = await figures(sent, { unsubscribed: 0, bounced: 0, opened: null, clicked: null });
  expect(Object.keys(shown)).not.toContain('Opened');
  expect(screen.queryByText(/hide opens/)).toBeNull();
  expect(screen.getByText('Opens and clicks aren’t counted: tracking is turned off.')).toBeTruthy();
});

it('has no percentages when nothing was delivered', async () => {
  const progress = { recipients: 1, sent: 0, failed: 1, leftOut: 0, waiting: 0 };
  const results = { unsubscribed: 0, bounced: 0, opened: 0, clicked: 0 };
  expect(await figures({ ...sent, progress }, results)).toMatchObject({
    Opened: '0',
    'Unsubscribed since': '0',
  });
  expect(screen.queryByText(/Percentages/)).toBeNull();
});
