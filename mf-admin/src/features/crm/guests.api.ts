import { use } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import type { Answer } from '@getaway/contracts/http/call';
import { readGuest, readGuestTimeline } from '@getaway/contracts/http/guest-details';
import { listGuests } from '@getaway/contracts/http/guests';
import { CallsContext, queryKey } from '@getaway/web-kit/swr.tsx';
import { filtersOf, pageSize, type GuestQuery } from './guest-query.ts';

export type GuestPage = Answer<typeof listGuests>;

/** Every read that shows something of a guest. */
export const guestQueries = [listGuests, readGuest, readGuestTimeline] as const;

/** One page of guests; the page before it stays in view while it is on its way. */
export function useGuests(asked: GuestQuery): SWRResponse<GuestPage, Error> {
  const paging = { limit: String(pageSize), offset: String((asked.page - 1) * pageSize) };
  const query = { ...filtersOf(asked), ...paging };
  const { call } = use(CallsContext);
  return useSWR(queryKey(listGuests, { query }), () => call(listGuests, { query }), {
    keepPreviousData: true,
  });
}
