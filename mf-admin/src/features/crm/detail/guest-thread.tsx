import { useState, type ReactNode } from 'react';
import { Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import type { Answer } from '@getaway/contracts/http/call';
import { listThreads, readThread } from '@getaway/contracts/http/inbox';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { addresseeOf } from '../../../threads/addressee.ts';
import { MessageList } from '../../../threads/message-list.tsx';
import { ReplyBox } from '../../../threads/reply-box.tsx';
import { useMarkRead } from '../../../threads/use-mark-read.ts';
import { Empty } from '../../../ui/empty.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { queryState } from '../../../ui/query-state.ts';
import { useStaleWhileUnsaved } from '../../../unsaved-changes/use-stale-while-unsaved.ts';
import { useUnsavedChanges } from '../../../unsaved-changes/unsaved-changes.ts';
import { WaitingRows } from './waiting-rows.tsx';

/** What the guest wrote and what was answered, with a box for more. */
export function GuestThread({ guestId }: { guestId: string }): ReactNode {
  const query = { guestId, limit: '1' };
  const state = queryState(useStaleWhileUnsaved(useQuery(listThreads, { query })));
  switch (state.status) {
    case 'loading':
      return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
    case 'failed':
      return <LoadFailure title="Couldn’t load the messages" onRetry={state.retry} />;
    case 'ready': {
      const [thread] = state.data;
      if (!thread)
        return (
          <Panel title="Thread">
            <Empty title="No messages yet" hint="Use Write Message to start a thread with this guest." />
          </Panel>
        );
      return (
        <Panel title="Thread" actions={<Link to={`/admin/inbox?thread=${thread.id}`}>Open in Inbox</Link>}>
          <Messages threadId={thread.id} guestId={guestId} />
        </Panel>
      );
    }
    default:
      return state satisfies never;
  }
}

interface MessagesProps {
  threadId: string;
  guestId: string;
}

function Messages({ threadId, guestId }: MessagesProps): ReactNode {
  const [draft, setDraft] = useState('');
  useUnsavedChanges(() => draft.trim() !== '');
  const state = queryState(useStaleWhileUnsaved(useQuery(readThread, { params: { id: threadId } })));
  switch (state.status) {
    case 'loading':
      return <WaitingRows />;
    case 'failed':
      return <LoadFailure title="Couldn’t load the messages" onRetry={state.retry} />;
    case 'ready':
      return (
        <>
          <ReadMessages answer={state.data} />
          <ReplyBox
            threadId={threadId}
            whom={addresseeOf(guestId, state.data.replyBookingId)}
            draft={draft}
            onDraft={setDraft}
          />
        </>
      );
    default:
      return state satisfies never;
  }
}

function ReadMessages({ answer }: { answer: Answer<typeof readThread> }): ReactNode {
  const { thread, messages, hasEarlier } = answer;
  useMarkRead(thread, messages.at(-1)?.id);
  return <MessageList threadId={thread.id} messages={messages} hasEarlier={hasEarlier} />;
}
