// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageBoundary } from './page-boundary.tsx';

function BrokenPage(): ReactNode {
  throw new Error('a page broke');
}

cleanUpRenderedPages();
// React and the boundary report the planted error to the console.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

it('shows a page that offers a reload in place of a broken one, and keeps its surroundings', () => {
  const frame = (page: string, children: ReactNode) => (
    <>
      <nav>Menu</nav>
      <PageBoundary key={page}>{children}</PageBoundary>
    </>
  );
  const { rerender } = render(frame('broken', <BrokenPage />));
  expect(screen.getByRole('alert').textContent).toContain('This page couldn’t be displayed');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
  expect(screen.getByText('Menu')).toBeDefined();

  rerender(frame('whole', <p>Another page</p>));
  expect(screen.getByText('Another page')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
