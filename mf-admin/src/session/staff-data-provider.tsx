import type { ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { CallsContext, readOnce } from '@getaway/web-kit/swr.tsx';
import { staffCalls } from './staff-calls.ts';

/** As everywhere, no polling and no refetch on focus; but a page opened again is read again, so that it is true. */
const readOnOpening: SWRConfiguration = { ...readOnce, revalidateIfStale: true };

export function StaffDataProvider({ children }: { children: ReactNode }): ReactNode {
  return (
    <SWRConfig value={readOnOpening}>
      <CallsContext value={staffCalls}>{children}</CallsContext>
    </SWRConfig>
  );
}
