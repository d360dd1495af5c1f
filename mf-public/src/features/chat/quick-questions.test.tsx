// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { expect, it, vi } from 'vitest';
import { extrasQuestion, quickQuestions } from './conversation.ts';
import { QuickQuestions } from './quick-questions.tsx';

cleanUpRenderedPages();

const chef = {
  ...{ id: 's1', name: 'Chef', description: 'Dinner at home.', price: '150.00' },
  ...{ category: 'dining', isActive: true },
};

const shown = (): (string | null)[] => screen.getAllByRole('button').map(({ textContent }) => textContent);

it('asks about extras where there are some', async () => {
  await using api = await startPageApi(({ path }) => ({
    status: 200,
    body: path.startsWith('/api/packages') ? [] : [chef],
  }));
  vi.stubGlobal('fetch', api.fetch);
  render(<QuickQuestions onAsk={() => undefined} />);
  await screen.findByRole('button', { name: extrasQuestion });
  expect(shown()).toEqual([...quickQuestions, extrasQuestion]);
});

it('does not ask about extras where there are none', async () => {
  await using api = await startPageApi(() => ({ status: 200, body: [] }));
  vi.stubGlobal('fetch', api.fetch);
  render(<QuickQuestions onAsk={() => undefined} />);
  await expect.poll(() => api.requests.length).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(shown()).toEqual([...quickQuestions]);
});
