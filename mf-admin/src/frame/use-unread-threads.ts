import { useCallback, useEffect, useRef } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { countUnreadThreads, listThreads, readThread } from '@getaway/contracts/http/inbox';
import { callApi, type CallApi } from '@getaway/web-kit/api-client';
import { queryKey } from '@getaway/web-kit/swr.tsx';
import { usePolling } from './use-polling.ts';

const shownPaths: readonly unknown[] = [listThreads.path, readThread.path];

/**
 * How many threads have unread messages, kept up to date; undefined while unknown. When it grows, lists and threads in
 * view are read again. It calls past the sign-in dialog, which must not come up because of a poll.
 */
export function useUnreadThreads(call: CallApi = callApi): number | undefined {
  const { mutate } = useSWRConfig();
  const read = useSWR(queryKey(countUnreadThreads), () => call(countUnreadThreads));
  const { mutate: keep } = read;
  usePolling(
    useCallback(async () => {
      try {
        await keep(await call(countUnreadThreads), { revalidate: false });
        return true;
      } catch {
        return false;
      }
    }, [call, keep]),
  );
  const threads = read.data?.threads;
  const last = useRef(threads);
  useEffect(() => {
    const isMore = threads !== undefined && last.current !== undefined && threads > last.current;
    last.current = threads;
    if (isMore) void mutate((key) => Array.isArray(key) && shownPaths.includes(key[0]));
  }, [mutate, threads]);
  return threads;
}
