// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import bundled from '@getaway/property/property.json' with { type: 'json' };
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../actions/page-at.tsx';
import { publishedHouse, showPublishedHouse } from '../../published-house/published-house.ts';
import { CleaningFeeRow } from './cleaning-fee-row.tsx';

cleanUpRenderedPages();
const before = publishedHouse();
afterEach(() => act(() => showPublishedHouse(before)));

const at = '2026-11-20T10:00:00.000Z';

async function show(cleaningFee?: number) {
  const content = { ...bundled, policies: { ...bundled.policies, money: { cleaningFee } } };
  const checked = { faults: [], fromSample: [] };
  const body = {
    published: {
      ...{ revision: 1, source: 'bundled', publishedBy: 'start', publishedAt: at },
      ...{ content: bundled, fromSample: [] },
    },
    revision: 2,
    draft:
      cleaningFee === undefined ? null : { content, basedOn: 1, savedAt: at, savedBy: 'admin', ...checked },
    sample: bundled,
  };
  const api = await startPageApi(() => ({ status: 200, body }));
  render(
    <PageAt address="/admin/pricing" fetchIt={api.fetch}>
      <ul>
        <CleaningFeeRow />
      </ul>
    </PageAt>,
  );
  return api;
}

it('shows the published cleaning fee, also one that is published meanwhile, and leads to where it is changed', async () => {
  await using _ = await show();
  expect(screen.getByText('$160')).toBeDefined();
  act(() => showPublishedHouse({ ...before, cleaningFee: 85 }));
  expect(screen.getByText('$85')).toBeDefined();
  act(() => showPublishedHouse({ ...before, cleaningFee: 0 }));
  expect(screen.getByText('None')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Money Rules' }).getAttribute('href')).toBe(
    '/admin/website?part=money&field=policies.money.cleaningFee',
  );
});

it('says that a draft has another one, which nobody pays yet', async () => {
  await using _ = await show(95);
  expect(await screen.findByText('Your draft has $95')).toBeDefined();
  expect(screen.getByText('$160')).toBeDefined();
  expect(screen.getByRole('link', { name: 'publish' }).getAttribute('href')).toBe('/admin/website');
});
