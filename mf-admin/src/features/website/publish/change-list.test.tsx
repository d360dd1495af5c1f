// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { expect, it } from 'vitest';
import { ChangeList } from './change-list.tsx';

cleanUpRenderedPages();

it('counts what guests see, and names what is kept of the sample', () => {
  const changes = [
    { path: ['name'], before: 'Lantern Hollow', after: 'Cedar Cabin' },
    { path: ['tagline'], before: 'Old', after: 'New' },
    { path: ['keptFromSample'], before: 0, after: 6 },
  ];
  render(<ChangeList changes={changes} content={{}} label="Changes" />);
  expect(screen.getByText('2 changes').parentElement?.textContent).toBe('2 changes in one part:');
  expect(screen.getByText(/^You keep 6 of/)).toBeDefined();
});
