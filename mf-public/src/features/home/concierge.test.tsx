// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { StayPackage } from '@getaway/contracts/http/catalogue';
import { startPageApi, type ApiAnswer, type PageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { Concierge } from './concierge.tsx';

const romance: StayPackage = {
  id: 'p1',
  name: 'Ultimate Romance',
  description: 'All of it',
  price: '650.00',
  compareAtPrice: null,
  badge: null,
  isActive: true,
  serviceIds: [],
};

/** Comes near at once. */
class NearObserver {
  readonly #onSeen: IntersectionObserverCallback;
  constructor(onSeen: IntersectionObserverCallback) {
    this.#onSeen = onSeen;
  }
  observe(): void {
    const seen = { isIntersecting: true } as IntersectionObserverEntry;
    this.#onSeen([seen], this as unknown as IntersectionObserver);
  }
  disconnect(): void {
    // Nothing is watched.
  }
}

cleanUpRenderedPages();
beforeEach(() => void vi.stubGlobal('IntersectionObserver', NearObserver));

async function open(answer: ApiAnswer): Promise<PageApi> {
  const api = await startPageApi(() => answer);
  vi.stubGlobal('fetch', api.fetch);
  render(<Concierge />);
  await screen.findByRole('link', { name: link });
  return api;
}

const link = 'Add These Exclusive Services @ Booking';
const packages = () => screen.queryByRole('heading', { name: 'Packages' });
const answered = async (api: PageApi) => {
  await waitFor(() => expect(api.requests).toHaveLength(1));
  // The answer is on its way.
  await new Promise((resolve) => setTimeout(resolve, 100));
};

it('has no word of packages where none is offered, and still leads to the booking', async () => {
  // Staff get those, too, that are switched off.
  await using _api = await open({ status: 200, body: [{ ...romance, isActive: false }] });
  await waitFor(() => expect(packages()).toBeNull());
  expect(screen.getByRole('link', { name: link })).toBeDefined();
});

it.each([
  ['while one is offered', { status: 200, body: [romance] }],
  ['when nobody knows', { status: 503 }],
])('speaks of packages %s', async (_when, answer) => {
  await using api = await open(answer);
  await answered(api);
  expect(packages()).not.toBeNull();
});
