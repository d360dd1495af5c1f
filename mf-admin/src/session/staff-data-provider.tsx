import type { ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { ApiError } from '@getaway/web-kit/api-error';
import { readOnce } from '@getaway/web-kit/swr.tsx';
import { forgetSession } from './session.ts';

/** As everywhere, no polling and no refetch on focus; but a page opened again is read again, so that it is true. */
const readOnOpening: SWRConfiguration = {
  ...readOnce,
  revalidateIfStale: true,
  onError: (error: unknown) => {
    if (error instanceof ApiError && error.status === 401) void forgetSession('session-end');
  },
};

export function StaffDataProvider({ children }: { children: ReactNode }): ReactNode {
  return <SWRConfig value={readOnOpening}>{children}</SWRConfig>;
}
