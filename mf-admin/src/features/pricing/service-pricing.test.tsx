// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../actions/page-at.tsx';
import { ServicePricing } from './service-pricing.tsx';

cleanUpRenderedPages();

const service = (name: string, isActive: boolean) => ({
  ...{ id: name, name, description: 'Good', category: 'dining', price: '40.00', checkInFrom: null, isActive },
});

async function rendered(services: readonly object[]): Promise<AsyncDisposable> {
  const api = await startPageApi(() => ({ status: 200, body: services }));
  render(
    <PageAt address="/admin/pricing" fetchIt={api.fetch}>
      <ServicePricing />
    </PageAt>,
  );
  return api;
}

it('folds the services that guests can’t book under one line', async () => {
  await using _ = await rendered([
    service('Private chef', false),
    service('Breakfast', true),
    service('Chauffeur', false),
  ]);
  const offered = await screen.findByRole('list', { name: 'Add-on prices' });
  expect(within(offered).getAllByRole('textbox')).toHaveLength(1);
  const fold = screen.getByText('2 services you don’t offer');
  expect(fold.closest('details')?.open).toBe(false);
  await userEvent.click(fold);
  expect(fold.closest('details')?.open).toBe(true);
  const others = screen.getByRole('list', { name: 'Prices of services you don’t offer' });
  expect(
    within(others)
      .getAllByRole('textbox')
      .map((field) => field.getAttribute('aria-label')),
  ).toEqual([...['Private chef', 'Chauffeur']]);
});

it('has no such line where all are offered', async () => {
  await using _ = await rendered([service('Breakfast', true)]);
  await screen.findByRole('list', { name: 'Add-on prices' });
  expect(screen.queryByText(/you don’t offer/)).toBeNull();
});

it('says so where none is offered', async () => {
  await using _ = await rendered([service('Private chef', false)]);
  expect(await screen.findByText('Guests can’t book any service now.')).toBeDefined();
  expect(screen.getByText('1 service you don’t offer')).toBeDefined();
  expect(screen.queryByRole('list', { name: 'Add-on prices' })).toBeNull();
});
