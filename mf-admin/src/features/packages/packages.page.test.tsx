// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AddOnService, StayPackage } from '@getaway/contracts/http/catalogue';
import { expect, it } from 'vitest';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../actions/page-at.tsx';
import { PackagesPage } from './packages.page.tsx';

const service = (name: string, isActive: boolean): AddOnService => ({
  ...{ id: name, name, description: name, price: '300.00', category: 'spa', checkInFrom: null, isActive },
});
const bundle: StayPackage = {
  ...{ id: 'p', name: 'Romance', description: 'For two', price: '450.00', compareAtPrice: null, badge: null },
  ...{ isActive: true, serviceIds: ['Massage', 'Dinner'], checkInFrom: null },
};
const note = /^This package includes Massage, which is switched off/;

const lists: Record<string, object> = {
  '/api/packages': [bundle, { ...bundle, id: 'q', name: 'Winter', isActive: false }],
  '/api/addon-services': [service('Massage', false), service('Dinner', true)],
};

cleanUpRenderedPages();

it('says at a package on sale which of its services are switched off, also while it is edited', async () => {
  await using api = await startPageApi(({ path }) => {
    const body = lists[path.split('?')[0] ?? ''];
    return body ? { status: 200, body } : { status: 404 };
  });
  render(
    <PageAt address="/admin/packages" fetchIt={api.fetch}>
      <PackagesPage />
    </PageAt>,
  );
  const rows = within(await screen.findByRole('list', { name: 'Packages' }));
  expect(await rows.findAllByText(note)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Edit Romance' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(note);
  await userEvent.click(dialog.getByRole('checkbox', { name: /Massage/ }));
  expect(dialog.queryByText(note)).toBeNull();
  await userEvent.click(dialog.getByRole('checkbox', { name: /Massage/ }));
  await dialog.findByText(note);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Active' }));
  expect(dialog.queryByText(note)).toBeNull();
});
