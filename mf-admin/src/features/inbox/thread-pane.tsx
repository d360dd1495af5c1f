import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import type { Answer } from '@getaway/contracts/http/call';
import { readThread } from '@getaway/contracts/http/inbox';
import { ApiError } from '@getaway/web-kit/api-error';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { addresseeOf } from '../../threads/addressee.ts';
import { MessageList } from '../../threads/message-list.tsx';
import { ReplyBox } from '../../threads/reply-box.tsx';
import { useMarkRead } from '../../threads/use-mark-read.ts';
import { Empty } from '../../ui/empty.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { queryState } from '../../ui/query-state.ts';
import { usePhone } from '../../ui/use-phone.ts';
import { useStaleWhileUnsaved } from '../../unsaved-changes/use-stale-while-unsaved.ts';
import styles from './inbox.module.css';
import { ThreadHead } from './thread-head.tsx';
import type { Drafts } from './use-drafts.ts';

interface ThreadPaneProps {
  threadId: string;
  /** Whether the keyboard begins in the reply, and not at the top. */
  isToAnswer: boolean;
  drafts: Drafts;
  /** Shows no thread. */
  onLeave: () => void;
}

/** One thread with all that can be done about it. */
export function ThreadPane(props: ThreadPaneProps): ReactNode {
  const { threadId, onLeave } = props;
  const read = useStaleWhileUnsaved(useQuery(readThread, { params: { id: threadId } }));
  const state = queryState(read);
  return (
    <section className={styles.pane} aria-label="Thread" aria-busy={read.isValidating}>
      <Button
        className={styles.back ?? ''}
        type="link"
        icon={<ArrowLeftOutlined aria-hidden />}
        onClick={onLeave}
      >
        Back to Threads
      </Button>
      <Content {...props} state={state} error={read.error} />
    </section>
  );
}

type ThreadAnswer = Answer<typeof readThread>;

interface ContentProps extends ThreadPaneProps {
  state: ReturnType<typeof queryState<ThreadAnswer>>;
  error: Error | undefined;
}

function Content({ state, error, ...pane }: ContentProps): ReactNode {
  if (error instanceof ApiError && error.status === 404)
    return (
      <div role="alert">
        <Empty
          title="This thread no longer exists"
          hint="Its guest may have been merged, deleted, or erased."
        />
      </div>
    );
  switch (state.status) {
    case 'loading':
      return (
        <div className={styles.waiting} role="status" aria-label="Loading the thread">
          <Skeleton active paragraph={{ rows: 6 }} />
        </div>
      );
    case 'failed':
      return <LoadFailure title="Couldn’t load the thread" onRetry={state.retry} />;
    case 'ready':
      return <LoadedThread answer={state.data} {...pane} />;
    default:
      return state satisfies never;
  }
}

function LoadedThread({
  answer: { thread, messages, hasEarlier, bookings, replyBookingId },
  isToAnswer,
  drafts,
  onLeave,
}: ThreadPaneProps & { answer: ThreadAnswer }): ReactNode {
  useMarkRead(thread, messages.at(-1)?.id);
  const heading = useRef<HTMLHeadingElement>(null);
  // On a phone, its keyboard would cover what the guest wrote.
  const phone = usePhone();
  const [isReplyFirst] = useState(isToAnswer && !phone);
  useEffect(() => {
    if (!isReplyFirst) heading.current?.focus({ preventScroll: true });
  }, [isReplyFirst]);
  return (
    <>
      <ThreadHead
        ref={heading}
        thread={thread}
        about={bookings.find(({ id }) => id === replyBookingId) ?? thread.booking}
        bookings={bookings}
        onLeave={onLeave}
      />
      <MessageList threadId={thread.id} messages={messages} hasEarlier={hasEarlier} />
      <ReplyBox
        threadId={thread.id}
        whom={addresseeOf(thread.guestId, replyBookingId)}
        draft={drafts.of(thread.id)}
        onDraft={(draft) => drafts.keep(thread.id, draft)}
        hasFocus={isReplyFirst}
        onClosed={onLeave}
      />
    </>
  );
}
