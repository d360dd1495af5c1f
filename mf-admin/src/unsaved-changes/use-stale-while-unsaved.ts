import { use } from 'react';
import type { SWRResponse } from 'swr';
import { UnsavedChangesContext } from './unsaved-changes.ts';

/**
 * For a query whose page contains a form: while there are unsaved changes, a failed revalidation keeps showing the stale
 * data, because an error in its place would unmount the form and lose what was typed.
 */
export function useStaleWhileUnsaved<Data>(query: SWRResponse<Data, Error>): SWRResponse<Data, Error> {
  const changes = use(UnsavedChangesContext);
  const { data, error, isLoading, isValidating, mutate } = query;
  if (error === undefined || data === undefined || !changes.exist()) return query;
  return { data, error: undefined, isLoading, isValidating, mutate };
}
