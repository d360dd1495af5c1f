import type { SWRResponse } from 'swr';

/** What a read has come to, for components to draw. */
export type ReadState<Data> =
  { status: 'loading' } | { status: 'failed'; retry: () => void } | { status: 'ready'; data: Data };

/** A failed read is failed even when older data is at hand: figures that may be wrong are not shown as true. */
export function readState<Data>(read: SWRResponse<Data, Error>): ReadState<Data> {
  if (read.error && !read.isValidating) return { status: 'failed', retry: () => void read.mutate() };
  return read.data === undefined ? { status: 'loading' } : { status: 'ready', data: read.data };
}

/** The same state for a part of the data. */
export function mapReady<Data, Part>(state: ReadState<Data>, part: (data: Data) => Part): ReadState<Part> {
  return state.status === 'ready' ? { status: 'ready', data: part(state.data) } : state;
}
