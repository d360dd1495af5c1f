import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { createApiClient, createFileClient, createPageClient } from '@getaway/web-kit/api-client';
import { CallsContext, readOnce } from '@getaway/web-kit/swr.tsx';
import { ToastProvider } from '@getaway/web-kit/toast/toast-provider.tsx';

interface ServedPageProps {
  fetchIt: typeof fetch;
  children: ReactNode;
}

/** For tests: the surroundings of a page whose calls go through `fetchIt`, with nothing read yet. */
export function ServedPage({ fetchIt, children }: ServedPageProps): ReactNode {
  const calls = {
    call: createApiClient(fetchIt),
    callForPage: createPageClient(fetchIt),
    callForFile: createFileClient(fetchIt),
  };
  return (
    <CallsContext value={calls}>
      <SWRConfig value={{ ...readOnce, provider: () => new Map() }}>
        <ToastProvider>{children}</ToastProvider>
      </SWRConfig>
    </CallsContext>
  );
}
