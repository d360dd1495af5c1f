// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { expect, it, vi } from 'vitest';
import { PreviewPane } from './preview-pane.tsx';

cleanUpRenderedPages();

type Saving = Parameters<typeof PreviewPane>[0]['saving'];

const pane = (saves: number, saving: Saving) => (
  <PreviewPane page="home" at={undefined} isFaulty={false} isHidden={false} {...{ saves, saving }} />
);

/** The page of the site arrives in the frame, which jsdom doesn't load. */
function arrive(): void {
  const frame = screen.getByTitle<HTMLIFrameElement>('Preview of your draft');
  const page = document.implementation.createHTMLDocument();
  page.body.id = 'house';
  const view = { scrollTo: () => undefined, location: { replace: () => undefined } };
  Object.defineProperty(frame, 'contentDocument', { value: page, configurable: true });
  Object.defineProperty(frame, 'contentWindow', { value: view, configurable: true });
  fireEvent.load(frame);
}

const words = () => screen.getByRole('status').textContent;
const isDimmed = () => screen.getByTitle('Preview of your draft').dataset['outdated'];

it('never leaves an old page looking current: from the first letter until the saved draft is there', async () => {
  vi.stubGlobal('fetch', async () => ({ status: 200 }));
  const { rerender } = render(pane(0, 'saved'));
  expect(words()).toBe('Loading the preview…');
  rerender(pane(0, 'waiting'));
  expect(words(), 'typed before the first page is there').toBe('Updating the preview…');
  rerender(pane(0, 'saved'));
  arrive();
  expect([words(), isDimmed()]).toEqual(['', 'false']);

  rerender(pane(0, 'waiting'));
  expect([words(), isDimmed()]).toEqual(['Updating the preview…', 'true']);
  await act(async () => rerender(pane(1, 'saved')));
  expect([words(), isDimmed()]).toEqual(['Updating the preview…', 'true']);
  arrive();
  expect([words(), isDimmed()]).toEqual(['', 'false']);

  rerender(pane(1, 'failed'));
  expect([words(), isDimmed()]).toEqual([
    'Your latest changes aren’t saved, so they aren’t in here yet.',
    'true',
  ]);
  vi.unstubAllGlobals();
});
