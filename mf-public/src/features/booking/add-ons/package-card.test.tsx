// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PackageCard } from './package-card.tsx';

cleanUpRenderedPages();

const offered = {
  ...{ id: 'p1', name: 'Ultimate Romance', description: 'All of it', price: '650.00', badge: null },
  ...{ compareAtPrice: '800.00', isActive: true, serviceIds: [], services: [] },
};

it.each([
  ['800.00', '$150'],
  ['1700.99', '$1,050'],
  ['650.50', undefined],
  ['650.00', undefined],
  ['600.00', undefined],
  [null, undefined],
])('instead of %s, says that a package saves %s', (compareAtPrice, saved) => {
  render(<PackageCard offered={{ ...offered, compareAtPrice }} chosen={false} onToggle={() => undefined} />);
  expect(screen.queryByText(/^Save /)?.textContent).toBe(saved && `Save ${saved}`);
});
