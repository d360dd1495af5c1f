import { use, useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { markThreadRead, type Thread } from '@getaway/contracts/http/inbox';
import { CallsContext } from '@getaway/web-kit/swr.tsx';
import { threadQueries } from './threads.api.ts';

const paths: readonly unknown[] = threadQueries.map(({ path }) => path);

/**
 * Marks a thread as read while it is shown: up to the newest message on screen, and only once the tab is in view. If
 * that fails, it stays unread.
 */
export function useMarkRead({ id, unreadCount }: Thread, newestId: string | undefined): void {
  const { call } = use(CallsContext);
  const { mutate } = useSWRConfig();
  const isUnread = unreadCount > 0;
  useEffect(() => {
    if (!isUnread || newestId === undefined) return;
    const markRead = async (): Promise<void> => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', onVisible);
      try {
        await call(markThreadRead, { params: { id }, body: { upTo: newestId } });
        await mutate((key) => Array.isArray(key) && paths.includes(key[0]));
      } catch {
        // The list keeps showing it as unread.
      }
    };
    const onVisible = (): void => void markRead();
    document.addEventListener('visibilitychange', onVisible);
    void markRead();
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [call, mutate, id, newestId, isUnread]);
}
