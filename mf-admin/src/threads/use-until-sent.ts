import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { readThread, type ThreadMessage } from '@getaway/contracts/http/inbox';
import { queryKey } from '@getaway/web-kit/swr.tsx';

const whileSendingMs = 2_000;

/** While the email of a reply is being sent, its thread is read again; at any other time nothing is asked. */
export function useUntilSent(threadId: string, messages: readonly ThreadMessage[]): void {
  const { mutate } = useSWRConfig();
  const isSending = messages.some(({ email }) => email?.status === 'pending');
  useEffect(() => {
    if (!isSending) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) void mutate(queryKey(readThread, { params: { id: threadId } }));
    }, whileSendingMs);
    return () => clearInterval(timer);
  }, [isSending, mutate, threadId]);
}
