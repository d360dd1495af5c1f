// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Setup } from '@getaway/contracts/http/setup';
import { newSite } from '@getaway/testing/new-site';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { expect, it } from 'vitest';
import { PageAt } from '../actions/page-at.tsx';
import { SampleOffersNote } from './sample-offers-note.tsx';

cleanUpRenderedPages();

function serve(changes: Partial<Setup>) {
  let setup: Setup = { ...newSite, hasOwnHouse: true, ...changes };
  return startPageApi(({ method, path }) => {
    if (!path.startsWith('/api/admin/setup')) return { status: 404 };
    if (method === 'PUT') setup = { ...setup, marks: [{ step: 'prices', mark: 'done' }] };
    return { status: 200, body: setup };
  });
}

it('names and counts what guests can still book, on either page, and goes when staff say that it is right', async () => {
  await using api = await serve({
    unchangedPrices: [],
    sampleOffers: [
      { kind: 'service', name: 'Luxury Chauffeur' },
      { kind: 'package', name: 'Arrive in Style' },
    ],
  });
  render(
    <PageAt address="/admin/services" fetchIt={api.fetch}>
      <SampleOffersNote kind="service" />
    </PageAt>,
  );
  await screen.findByText(
    /^Guests can still book 2 samples: the service Luxury Chauffeur, and the package Arrive in Style\. Change/,
  );
  expect(screen.getByRole('button', { name: 'Turn Off All 2 Samples' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'These Are Right' }));
  await waitFor(() => expect(screen.queryByText(/^Guests can still book/)).toBeNull());
});

it('leads to the checklist while charges wait there for the same confirmation', async () => {
  await using api = await serve({ unchangedPrices: ['tax'] });
  render(
    <PageAt address="/admin/packages" fetchIt={api.fetch}>
      <SampleOffersNote kind="package" />
    </PageAt>,
  );
  const link = await screen.findByRole('link', { name: 'Confirm in the Checklist' });
  expect(link.getAttribute('href')).toBe('/admin/dashboard');
  expect(screen.queryByRole('button', { name: 'These Are Right' })).toBeNull();
});

it('turns off all services and packages of the sample at once, packages first, after a question', async () => {
  const offer = { description: 'As in the sample', price: '100.00', isActive: true };
  const services = ['Luxury Chauffeur', 'Our own dinner'].map((name, at) => ({
    ...offer,
    ...{ id: `service-${at}`, name, category: 'dining' },
  }));
  const bundle = { ...offer, id: 'package-0', name: 'Arrive in Style', compareAtPrice: null, badge: null };
  const packages = [{ ...bundle, serviceIds: ['service-0'] }];
  const sampleOffers = [
    { kind: 'service' as const, name: 'Luxury Chauffeur' },
    { kind: 'package' as const, name: 'Arrive in Style' },
  ];
  let setup: Setup = { ...newSite, hasOwnHouse: true, sampleOffers };
  await using api = await startPageApi(({ method, path, body }) => {
    if (path.startsWith('/api/admin/setup')) return { status: 200, body: setup };
    const list = path.includes('package') ? packages : services;
    if (method === 'GET') return { status: 200, body: list };
    const changed = list.find(({ id }) => path.endsWith(id));
    Object.assign(changed ?? {}, body);
    const isLeft = [...services, ...packages].some(
      ({ name, isActive }) => isActive && sampleOffers.some((each) => each.name === name),
    );
    setup = { ...setup, hasSampleOffers: isLeft };
    return { status: 200, body: changed ?? {} };
  });
  render(
    <PageAt address="/admin/services" fetchIt={api.fetch}>
      <SampleOffersNote kind="service" />
    </PageAt>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Turn Off All 2 Samples' }));
  const asked = within(screen.getByRole('dialog')).getAllByRole('listitem');
  expect(asked.map(({ textContent }) => textContent)).toEqual([
    'Services: Luxury Chauffeur',
    'Packages: Arrive in Style',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Turn Off' }));
  await waitFor(() => expect(screen.queryByText(/^Guests can still book/)).toBeNull());
  const writes = api.requests
    .filter(({ method }) => method !== 'GET')
    .map(({ path }) => path.split('/').at(-1));
  expect(writes).toEqual(['package-0', 'service-0']);
});
