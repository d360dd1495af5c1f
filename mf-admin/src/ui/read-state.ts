import { useDeferredValue, useMemo } from 'react';
import type { SWRResponse } from 'swr';

/** What a read has come to, for components to draw. */
export type ReadState<Data> =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; data: Data };

type Read<Data> = Pick<SWRResponse<Data, Error>, 'data' | 'error' | 'isValidating' | 'mutate'>;

/** A failed read is failed even when older data is at hand: figures that may be wrong are not shown as true. */
export function readState<Data>(read: Read<Data>): ReadState<Data> {
  if (read.error && !read.isValidating) return { status: 'failed', retry: () => void read.mutate() };
  return read.data === undefined ? { status: 'loading' } : { status: 'ready', data: read.data };
}

/**
 * The state of a read that takes long to draw: it is drawn in pieces, between which the page answers its person. Hand it
 * to components that are memoised.
 */
export function useDeferredState<Data>({ data, error, isValidating, mutate }: Read<Data>): ReadState<Data> {
  const state = useMemo(
    () => readState({ data, error, isValidating, mutate }),
    [data, error, isValidating, mutate],
  );
  return useDeferredValue(state, { status: 'loading' });
}

/** The same state for a part of the data. */
export function mapReady<Data, Part>(state: ReadState<Data>, part: (data: Data) => Part): ReadState<Part> {
  return state.status === 'ready' ? { status: 'ready', data: part(state.data) } : state;
}
