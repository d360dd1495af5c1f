import {
  changeThread,
  countUnreadThreads,
  listThreads,
  markThreadUnread,
  type Thread,
  type ThreadStatus,
} from '@getaway/contracts/http/inbox';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import { useMutation } from '../../actions/use-mutation.ts';
import { staysOpen } from '../../threads/thread-words.ts';
import { threadQueries } from '../../threads/threads.api.ts';

interface ThreadActions {
  readonly pending: boolean;
  readonly close: () => Promise<void>;
  readonly reopen: () => Promise<void>;
  /** Leaves the thread first: while it is shown, what is unread in it is marked as read. */
  readonly markUnread: () => Promise<void>;
}

/** Closes a thread, opens it again, and marks it as unread. Closing and reopening can be undone from the toast. */
export function useThreadActions({ id }: Thread, onLeave: () => void): ThreadActions {
  const { toast } = useToast();
  const change = useMutation(changeThread, { failed: 'Failed to change the thread', refresh: threadQueries });
  const unread = useMutation(markThreadUnread, {
    done: 'Marked as unread',
    failed: 'Failed to mark the thread as unread',
    refresh: [listThreads, countUnreadThreads],
  });
  const changeTo = async (status: ThreadStatus): Promise<boolean> => {
    const outcome = await change.run({ params: { id }, body: { status } });
    if (!outcome?.ok) return false;
    if (outcome.answer.status !== status) toast({ title: staysOpen });
    return outcome.answer.status === status;
  };

  const offerUndo = (title: string, back: ThreadStatus): void =>
    toast({ title, action: { label: 'Undo', onPress: () => void changeTo(back) } });

  return {
    pending: change.pending || unread.pending,
    close: async () => {
      if (!(await changeTo('closed'))) return;
      offerUndo('Thread closed', 'open');
      onLeave();
    },
    reopen: async () => {
      if (await changeTo('open')) offerUndo('Thread reopened', 'closed');
    },
    markUnread: async () => {
      onLeave();
      await unread.run({ params: { id } });
    },
  };
}
