// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../actions/page-at.tsx';
import { DailyPricing } from './daily-pricing.tsx';

cleanUpRenderedPages();

it('says that a surcharge of zero is none', async () => {
  const settings = [
    { id: '1', name: 'valentine_surcharge', description: '', price: '0.00' },
    { id: '2', name: 'valentine_adjacent_surcharge', description: '', price: '100.00' },
  ];
  await using api = await startPageApi(() => ({ status: 200, body: settings }));
  render(
    <PageAt address="/admin/pricing" fetchIt={api.fetch}>
      <DailyPricing />
    </PageAt>,
  );
  expect(await screen.findByText('No surcharge: February 14 costs what other nights do.')).toBeDefined();
  expect(screen.getByText('Added on February 13 and 15.')).toBeDefined();
});
