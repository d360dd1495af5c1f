// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { publishedHouse, showPublishedHouse } from '../../published-house/published-house.ts';
import { CleaningFeeRow } from './cleaning-fee-row.tsx';

cleanUpRenderedPages();
const before = publishedHouse();
afterEach(() => act(() => showPublishedHouse(before)));

it('shows the published cleaning fee, also one that is published meanwhile, and leads to where it is changed', () => {
  render(
    <MemoryRouter>
      <ul>
        <CleaningFeeRow />
      </ul>
    </MemoryRouter>,
  );
  expect(screen.getByText('$160')).toBeDefined();
  act(() => showPublishedHouse({ ...before, cleaningFee: 85 }));
  expect(screen.getByText('$85')).toBeDefined();
  act(() => showPublishedHouse({ ...before, cleaningFee: 0 }));
  expect(screen.getByText('None')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Money Rules' }).getAttribute('href')).toBe(
    '/admin/website?part=money&field=policies.money.cleaningFee',
  );
});
