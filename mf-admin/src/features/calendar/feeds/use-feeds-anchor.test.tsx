// @vitest-environment jsdom
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { feedsId, useFeedsAnchor } from './use-feeds-anchor.ts';

cleanUpRenderedPages();

function Page({ isDrawn }: { isDrawn: boolean }): ReactNode {
  useFeedsAnchor(isDrawn);
  return <div id={feedsId} tabIndex={-1} />;
}

function open(address: string) {
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  const at = (isDrawn: boolean) => (
    <MemoryRouter initialEntries={[address]}>
      <Page isDrawn={isDrawn} />
    </MemoryRouter>
  );
  const { rerender } = render(at(false));
  return { scroll, finishDrawing: () => rerender(at(true)) };
}

it('leads to the feeds once what is above them is drawn', () => {
  const page = open('/admin/calendar#feeds');
  expect(page.scroll).not.toHaveBeenCalled();
  page.finishDrawing();
  expect(page.scroll).toHaveBeenCalledOnce();
  expect(document.activeElement?.id).toBe(feedsId);
});

it('stays at the top without the fragment', () => {
  const page = open('/admin/calendar');
  page.finishDrawing();
  expect(page.scroll).not.toHaveBeenCalled();
});
