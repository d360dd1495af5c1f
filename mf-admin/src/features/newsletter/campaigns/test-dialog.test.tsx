// @vitest-environment jsdom
import { useEffect, type ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { EmailSetup } from '@getaway/contracts/http/email-setup';
import type { Campaign } from '@getaway/contracts/http/newsletter-campaigns';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../../actions/page-at.tsx';
import { useDialog } from '../../../ui/use-dialog.ts';
import { exampleCampaign } from './example-campaign.ts';
import { TestDialog } from './test-dialog.tsx';

cleanUpRenderedPages();

const setup: EmailSetup = {
  mode: 'server',
  host: 'mail.example.com',
  from: 'House <house@example.com>',
  catcherUrl: null,
  propertyEmail: 'guests@house.example.com',
  ownerEmail: 'hello@house.example.com',
};

function Opened(): ReactNode {
  const dialog = useDialog<Campaign>();
  const { show, subject } = dialog;
  useEffect(() => {
    if (!subject) show(exampleCampaign);
  }, [show, subject]);
  return <TestDialog dialog={dialog} />;
}

it('says to which address of the house the test goes', async () => {
  await using api = await startPageApi(() => ({ status: 200, body: setup }));
  render(
    <PageAt address="/admin/newsletter" fetchIt={api.fetch}>
      <Opened />
    </PageAt>,
  );
  expect(
    await screen.findByText(/^Leave empty to send it to the house, at hello@house\.example\.com\. /),
  ).toBeTruthy();
});
