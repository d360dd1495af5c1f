import { useDeferredValue, useMemo } from 'react';
import type { SWRResponse } from 'swr';

/** The state of a query as a union, so that components handle every case. */
export type QueryState<Data> =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; data: Data };

type Query<Data> = Pick<SWRResponse<Data, Error>, 'data' | 'error' | 'isValidating' | 'mutate'>;

/** Maps an SWR response to a state. Old data is hidden after a failure, because outdated figures would look current. */
export function queryState<Data>(read: Query<Data>): QueryState<Data> {
  if (read.error && !read.isValidating) return { status: 'failed', retry: () => void read.mutate() };
  return read.data === undefined ? { status: 'loading' } : { status: 'ready', data: read.data };
}

/**
 * `queryState` for data that is expensive to render: rendering is deferred and interruptible, so the page stays
 * responsive. Pass the state to memoized components only.
 */
export function useDeferredState<Data>({ data, error, isValidating, mutate }: Query<Data>): QueryState<Data> {
  const state = useMemo(
    () => queryState({ data, error, isValidating, mutate }),
    [data, error, isValidating, mutate],
  );
  return useDeferredValue(state, { status: 'loading' });
}

/** The same state with `part` applied to the data. */
export function mapReady<Data, Part>(state: QueryState<Data>, part: (data: Data) => Part): QueryState<Part> {
  return state.status === 'ready' ? { status: 'ready', data: part(state.data) } : state;
}
