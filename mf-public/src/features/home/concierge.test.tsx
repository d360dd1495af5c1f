// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AddOnService, StayPackage } from '@getaway/contracts/http/catalogue';
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

const chef: AddOnService = {
  id: 's1',
  name: 'Private Chef',
  description: 'Dinner for two',
  price: '350.00',
  category: 'dining',
  isActive: true,
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

async function open(packages: ApiAnswer, services: readonly AddOnService[] = [chef]): Promise<PageApi> {
  const api = await startPageApi(({ path }) =>
    path.startsWith('/api/packages') ? packages : { status: 200, body: services },
  );
  vi.stubGlobal('fetch', api.fetch);
  render(<Concierge />);
  await screen.findByRole('link', { name: link });
  return api;
}

const link = 'Add These Exclusive Services @ Booking';
const packages = () => screen.queryByRole('heading', { name: 'Packages' });
const answered = async (api: PageApi) => {
  await waitFor(() => expect(api.requests).toHaveLength(2));
  // The answers are on their way.
  await new Promise((resolve) => setTimeout(resolve, 100));
};

it('has no word of packages where none is offered, and still leads to the booking', async () => {
  // Staff get those, too, that are switched off.
  await using _api = await open({ status: 200, body: [{ ...romance, isActive: false }] });
  await waitFor(() => expect(packages()).toBeNull());
  expect(screen.getByRole('link', { name: link })).toBeDefined();
});

it('does not speak of adding services where none is offered either', async () => {
  await using _api = await open({ status: 200, body: [] }, [{ ...chef, isActive: false }]);
  expect((await screen.findByRole('link', { name: 'Check Dates and Book' })).getAttribute('href')).toBe(
    '/booking',
  );
  expect(screen.queryByRole('link', { name: link })).toBeNull();
});

it.each([
  ['while one is offered', { status: 200, body: [romance] }],
  ['when nobody knows', { status: 503 }],
])('speaks of packages %s', async (_when, answer) => {
  await using api = await open(answer);
  await answered(api);
  expect(packages()).not.toBeNull();
});
