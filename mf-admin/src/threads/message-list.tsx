import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, Skeleton } from 'antd';
import { readThread, type ThreadMessage } from '@getaway/contracts/http/inbox';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { queryState } from '../ui/query-state.ts';
import { Message } from './message.tsx';
import styles from './threads.module.css';
import { useUntilSent } from './use-until-sent.ts';

interface MessageListProps {
  threadId: string;
  /** The newest ones, oldest first. */
  messages: readonly ThreadMessage[];
  hasEarlier: boolean;
}

/** The messages of a thread, oldest first; it starts at the newest one, and earlier ones are loaded on request. */
export function MessageList({ threadId, messages, hasEarlier }: MessageListProps): ReactNode {
  const newest = useRef<HTMLDivElement>(null);
  const newestId = messages.at(-1)?.id;
  useUntilSent(threadId, messages);
  useEffect(() => {
    // Newer browsers return a promise, which must not become the effect's clean-up.
    void newest.current?.scrollIntoView({ block: 'nearest' });
  }, [newestId]);
  return (
    // Focusable, so that the keyboard scrolls it.
    <section className={styles.messages} aria-label="Messages" tabIndex={0}>
      <Part threadId={threadId} messages={messages} hasEarlier={hasEarlier} />
      <div ref={newest} className={styles.newest} />
    </section>
  );
}

function Part({ threadId, messages, hasEarlier }: MessageListProps): ReactNode {
  const [first] = messages;
  const [isExtended, setExtended] = useState(false);
  return (
    <>
      {hasEarlier &&
        first &&
        (isExtended ? (
          <Earlier threadId={threadId} before={first.id} />
        ) : (
          <Button className={styles.earlier ?? ''} size="small" onClick={() => setExtended(true)}>
            Show Earlier Messages
          </Button>
        ))}
      <ol className={styles.list}>
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ol>
    </>
  );
}

function Earlier({ threadId, before }: { threadId: string; before: string }): ReactNode {
  const state = queryState(useQuery(readThread, { params: { id: threadId }, query: { before } }));
  switch (state.status) {
    case 'loading':
      return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
    case 'failed':
      return <LoadFailure title="Couldn’t load earlier messages" onRetry={state.retry} />;
    case 'ready':
      return <Part threadId={threadId} {...state.data} />;
    default:
      return state satisfies never;
  }
}
