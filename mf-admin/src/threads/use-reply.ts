import { replyToThread } from '@getaway/contracts/http/inbox';
import { useMutation } from '../actions/use-mutation.ts';
import { threadQueries } from './threads.api.ts';
import { useAttemptKey } from './use-attempt-key.ts';

interface Reply {
  readonly pending: boolean;
  /** Resolves to whether it was sent; a toast says why not. */
  readonly send: (text: string, closes: boolean) => Promise<boolean>;
}

/** Sends a reply to a guest, once, whatever happens to its answer. */
export function useReply(threadId: string): Reply {
  const key = useAttemptKey();
  const { pending, run } = useMutation(replyToThread, {
    done: 'Reply sent',
    failed: 'Failed to send the reply',
    refresh: threadQueries,
  });
  const send = async (text: string, closes: boolean): Promise<boolean> => {
    const body = { text, closes };
    const idempotencyKey = key.of(JSON.stringify(body));
    const outcome = await run({ params: { id: threadId }, body, idempotencyKey });
    if (!outcome?.ok) return false;
    key.forget();
    return true;
  };
  return { pending, send };
}
