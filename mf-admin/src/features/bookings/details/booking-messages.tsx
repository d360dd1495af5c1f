import type { ReactNode } from 'react';
import { Button, Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import { listThreads, readThread, type Thread } from '@getaway/contracts/http/inbox';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { Message } from '../../../threads/message.tsx';
import type { Addressee } from '../../../threads/addressee.ts';
import { WriteMessage } from '../../../threads/write-message.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { queryState } from '../../../ui/query-state.ts';
import { useDialog } from '../../../ui/use-dialog.ts';
import styles from './booking-details.module.css';

const newestShown = 3;

/** The newest messages of the booking's guest, with the way to all of them; looking at them doesn't mark them as read. */
export function BookingMessages({ booking: { id, guestName, email } }: { booking: StaffBooking }): ReactNode {
  const state = queryState(useQuery(listThreads, { query: { bookingId: id, limit: '1' } }));
  const writing = useDialog<Addressee>();
  switch (state.status) {
    case 'loading':
      return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
    case 'failed':
      return <LoadFailure title="Couldn’t load the messages" onRetry={state.retry} />;
    case 'ready': {
      const [thread] = state.data;
      return (
        <>
          {thread ? <NewestMessages thread={thread} /> : <p className={styles.quiet}>No messages yet.</p>}
          <div className={styles.buttons}>
            <Button size="small" onClick={() => writing.show({ bookingId: id })}>
              Write Message
            </Button>
          </div>
          <WriteMessage dialog={writing} guestName={guestName} email={email} />
        </>
      );
    }
    default:
      return state satisfies never;
  }
}

function NewestMessages({ thread: { id, unreadCount } }: { thread: Thread }): ReactNode {
  const state = queryState(useQuery(readThread, { params: { id } }));
  switch (state.status) {
    case 'loading':
      return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
    case 'failed':
      return <LoadFailure title="Couldn’t load the messages" onRetry={state.retry} />;
    case 'ready':
      return (
        <>
          <p>
            <Link to={`/admin/inbox?thread=${id}`}>Open in Inbox</Link>{' '}
            {unreadCount > 0 && <Badge tone="default">{unreadCount} new</Badge>}
          </p>
          <ol ref={startAtNewest} className={styles.messages} aria-label="Messages" tabIndex={0}>
            {state.data.messages.slice(-newestShown).map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ol>
        </>
      );
    default:
      return state satisfies never;
  }
}

/** Long messages scroll within the list, whose newest one is the last. */
function startAtNewest(list: HTMLElement | null): void {
  if (list) list.scrollTop = list.scrollHeight;
}
