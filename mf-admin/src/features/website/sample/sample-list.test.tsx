// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import type { Setup } from '@getaway/contracts/http/setup';
import { newSite } from '@getaway/testing/new-site';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { expect, it } from 'vitest';
import { PageAt } from '../../../actions/page-at.tsx';
import { SampleList } from './sample-list.tsx';

cleanUpRenderedPages();

async function show(setup: Partial<Setup>, content: object = {}) {
  const api = await startPageApi(() => ({ status: 200, body: { ...newSite, sampleOffers: [], ...setup } }));
  render(
    <PageAt address="/admin/website" fetchIt={api.fetch}>
      <SampleList
        content={{ name: 'Cedar Cabin', ...content }}
        sample={{ name: 'Lantern Hollow' }}
        fromSample={['footer']}
        namesIn={() => []}
        onShow={() => undefined}
        onShowOffer={() => undefined}
      />
    </PageAt>,
  );
  await screen.findByText('Footer & Error Page');
  return api;
}

it('says what happens if the sample is published', async () => {
  await using _api = await show({});
  const words = 'You can publish now, but guests will think that these sections describe your house.';
  expect(screen.getByText(words)).toBeDefined();
});

const left: Partial<Setup> = {
  unchangedPrices: ['valentine_surcharge', 'cleaning_fee'],
  unchangedAmounts: { valentine_surcharge: '200.00', cleaning_fee: '160.00' },
};

it('names the amounts that are still as the site came, once the nights have prices of their own', async () => {
  await using _api = await show(left);
  const note = await screen.findByText(/^Guests also pay these amounts/);
  expect(note.textContent).toContain('Valentine’s Day surcharge: $200.00, Cleaning fee: $160.00');
});

it('leaves out a fee that the draft has changed', async () => {
  await using _api = await show(left, { policies: { money: { cleaningFee: 180 } } });
  const note = await screen.findByText(/^Guests also pay these amounts/);
  expect(note.textContent).not.toContain('Cleaning fee');
});

it('names them no more to a host who has said that they are right', async () => {
  await using api = await show({ ...left, marks: [{ step: 'prices', mark: 'done' }] });
  await expect.poll(() => api.requests.length).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByText(/^Guests also pay these amounts/)).toBeNull();
});
