import { use } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import type { Answer } from '@getaway/contracts/http/call';
import { listGuests, type Guest, type guestSortKeys } from '@getaway/contracts/http/guests';
import type { CallApi } from '@getaway/web-kit/api-client';
import { CallsContext, readKey } from '@getaway/web-kit/swr.tsx';

export type GuestSortKey = (typeof guestSortKeys)[number];

/** What the list is asked for; pages count from 1. */
export interface GuestQuery {
  search: string;
  sortBy: GuestSortKey;
  sortOrder: 'asc' | 'desc';
  page: number;
}

export const pageSize = 20;

/** The most that one call gives (domain page, HTTP). */
const largestPage = 500;

/** One page of guests; the page before it stays in view while it is on its way. */
export function useGuests({
  search,
  sortBy,
  sortOrder,
  page,
}: GuestQuery): SWRResponse<Answer<typeof listGuests>, Error> {
  const query = {
    ...(search ? { search } : {}),
    sortBy,
    sortOrder,
    limit: String(pageSize),
    offset: String((page - 1) * pageSize),
  };
  const { call } = use(CallsContext);
  return useSWR(readKey(listGuests, { query }), () => call(listGuests, { query }), {
    keepPreviousData: true,
  });
}

/** Every guest, for figures that no single page can tell. */
export function useAllGuests(): SWRResponse<Guest[], Error> {
  const { call } = use(CallsContext);
  return useSWR([listGuests.path, 'all'], () => readAllGuests(call));
}

async function readAllGuests(call: CallApi): Promise<Guest[]> {
  const all: Guest[] = [];
  for (;;) {
    const query = { limit: String(largestPage), offset: String(all.length) };
    const { guests, hasMore } = await call(listGuests, { query });
    all.push(...guests);
    if (!hasMore || guests.length === 0) return all;
  }
}
