import { changeThread, replyToThread } from '@getaway/contracts/http/inbox';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import { useMutation } from '../actions/use-mutation.ts';
import { staysOpen } from './thread-words.ts';
import { threadQueries } from './threads.api.ts';
import { useAttemptKey } from './use-attempt-key.ts';

interface Reply {
  readonly pending: boolean;
  /** A toast says why it failed, or why the thread stays open. */
  readonly send: (text: string, closes: boolean) => Promise<'failed' | 'sent' | 'closed'>;
}

/** Sends a reply to a guest, once, whatever happens to its answer. If it closes the thread, that can be undone from the toast. */
export function useReply(threadId: string): Reply {
  const key = useAttemptKey();
  const { toast } = useToast();
  const reopening = useMutation(changeThread, {
    done: 'Thread reopened',
    failed: 'Failed to change the thread',
    refresh: threadQueries,
  });
  const reopen = () => void reopening.run({ params: { id: threadId }, body: { status: 'open' } });
  const { pending, run } = useMutation(replyToThread, {
    failed: 'Failed to send the reply',
    refresh: threadQueries,
  });
  const send: Reply['send'] = async (text, closes) => {
    const body = { text, closes };
    const idempotencyKey = key.of(JSON.stringify(body));
    const outcome = await run({ params: { id: threadId }, body, idempotencyKey });
    if (!outcome?.ok) return 'failed';
    key.forget();
    const isClosed = outcome.answer.thread.status === 'closed';
    toast({
      // Its email is on its way; the message says when it failed.
      title: 'Sending your reply',
      ...(closes && !isClosed && { description: `${staysOpen}.` }),
      ...(isClosed && {
        description: 'The thread is closed.',
        action: { label: 'Reopen', onPress: reopen },
      }),
    });
    return isClosed ? 'closed' : 'sent';
  };
  return { pending, send };
}
