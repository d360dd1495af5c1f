import { use } from 'react';
import type { SWRResponse } from 'swr';
import { UnsavedWorkContext } from './unsaved-work.ts';

/**
 * A read below which something may be typed. While it is, older data stays where a newer reading failed: an error in its
 * place would take with it what was typed.
 */
export function useKept<Data>(read: SWRResponse<Data, Error>): SWRResponse<Data, Error> {
  const work = use(UnsavedWorkContext);
  const { data, error, isLoading, isValidating, mutate } = read;
  if (error === undefined || data === undefined || !work.isThere()) return read;
  return { data, error: undefined, isLoading, isValidating, mutate };
}
