import { createContext, use, type ReactNode } from 'react';
import useSWR, { SWRConfig, type SWRConfiguration, type SWRResponse } from 'swr';
import type { Answer, Call } from '@getaway/contracts/http/call';
import {
  callApi,
  callApiForFile,
  callApiForPage,
  type CallApi,
  type CallApiForFile,
  type CallApiForPage,
  type CallInput,
  type ListPage,
} from './api-client.ts';

/** Data is read once and never goes stale: no refetch on focus, no polling, no retry (spec page 1, section 7). */
export const readOnce: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  refreshInterval: 0,
};

export function ApiDataProvider({ children }: { children: ReactNode }): ReactNode {
  return <SWRConfig value={readOnce}>{children}</SWRConfig>;
}

/** How a page makes its calls. */
export interface Calls {
  readonly call: CallApi;
  readonly callForPage: CallApiForPage;
  readonly callForFile: CallApiForFile;
}

/** The default clients. The back office provides its own, which wait for a new sign-in. */
export const CallsContext = createContext<Calls>({
  call: callApi,
  callForPage: callApiForPage,
  callForFile: callApiForFile,
});

/** The SWR cache key of a query. Pass it to `mutate` to revalidate that query. */
export function queryKey<C extends Call>(contract: C, input?: CallInput<C>): readonly unknown[] {
  return input === undefined ? [contract.path] : [contract.path, input];
}

/**
 * Fetches a GET call of the contracts and caches its answer. As in SWR, the result is `{ data, error, isLoading, … }`;
 * nothing is refetched automatically (`readOnce`). Pass null as the input to skip the call, and no input for a call without
 * parameters.
 */
export function useQuery<C extends Call>(
  contract: C,
  input?: CallInput<C> | null,
): SWRResponse<Answer<C>, Error> {
  const key = input === null ? null : queryKey(contract, input);
  const read = use(CallsContext).call as (contract: C, input?: CallInput<C>) => Promise<Answer<C>>;
  return useSWR<Answer<C>, Error>(key, () => read(contract, input ?? undefined));
}

/**
 * `useQuery` for one page of a list, with the total length of the list. The previous page stays visible while the next
 * one loads.
 */
export function usePageQuery<C extends Call>(
  contract: C,
  input: CallInput<C>,
): SWRResponse<ListPage<Answer<C>>, Error> {
  const read = use(CallsContext).callForPage as (
    contract: C,
    input: CallInput<C>,
  ) => Promise<ListPage<Answer<C>>>;
  return useSWR<ListPage<Answer<C>>, Error>(
    [...queryKey(contract, input), 'page'],
    () => read(contract, input),
    { keepPreviousData: true },
  );
}
