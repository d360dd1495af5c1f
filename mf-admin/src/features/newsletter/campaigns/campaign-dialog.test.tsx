// @vitest-environment jsdom
import { useEffect, type ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Campaign } from '@getaway/contracts/http/newsletter-campaigns';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../../actions/page-at.tsx';
import { useDialog, type OrNew } from '../../../ui/use-dialog.ts';
import { CampaignDialog } from './campaign-dialog.tsx';

cleanUpRenderedPages();

function Opened(): ReactNode {
  const dialog = useDialog<OrNew<Campaign>>();
  const { show, subject } = dialog;
  useEffect(() => {
    if (!subject) show('new');
  }, [show, subject]);
  return <CampaignDialog dialog={dialog} />;
}

it('calls the preview text optional, and not the switch', async () => {
  await using api = await startPageApi(() => ({ status: 200, body: { count: 2 } }));
  render(
    <PageAt address="/admin/newsletter" fetchIt={api.fetch}>
      <Opened />
    </PageAt>,
  );
  expect((await screen.findByText('Preview text')).closest('label')?.textContent).toContain('(optional)');
  expect(screen.getByText('Show on the web').closest('label')?.textContent).toBe('Show on the web');
});
