import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Thread } from '@getaway/contracts/http/inbox';
import { formatMoment } from '../../format/dates.ts';
import { inWords } from '../../format/in-words.ts';
import { datesOf } from '../../threads/booking-of-thread.tsx';
import { kindWords, whenInWords } from '../../threads/thread-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { statusTone } from '../../ui/status-tone.ts';
import { addressOf, type InboxQuery } from './inbox-query.ts';
import styles from './inbox.module.css';

interface ThreadRowProps {
  thread: Thread;
  /** What the list shows now: opening a thread keeps it. */
  query: InboxQuery;
  hasDraft: boolean;
}

/** A thread in the list: whose it is, its newest message, when, and the booking. */
export function ThreadRow({ thread, query, hasDraft }: ThreadRowProps): ReactNode {
  const { id, guestName, status, unreadCount, lastMessage, booking } = thread;
  const { from, kind, text, sentAt } = lastMessage;
  return (
    <li>
      <Link
        className={styles.row}
        id={rowIdOf(id)}
        data-row
        to={`?${new URLSearchParams(addressOf({ ...query, thread: id }))}`}
        preventScrollReset
        aria-current={id === query.thread ? 'true' : undefined}
        data-unread={unreadCount > 0}
      >
        <span className={styles.rowHead}>
          <span className={styles.name}>{guestName}</span>
          <time dateTime={sentAt} title={formatMoment(sentAt)}>
            {whenInWords(sentAt, new Date())}
          </time>
        </span>
        <span className={styles.text} dir={from === 'house' ? undefined : 'auto'}>
          {from === 'house' ? 'You: ' : ''}
          {text}
        </span>
        <span className={styles.marks}>
          {unreadCount > 0 && <Badge tone="default">{unreadInWords(thread)}</Badge>}
          {hasDraft && <Badge tone="ember">Draft</Badge>}
          {status === 'closed' && <Badge tone="secondary">Closed</Badge>}
          {from === 'guest' && <span>{kindWords[kind]}</span>}
          {booking && (
            <span className={styles.stay}>
              <span>{datesOf(booking)}</span>
              <Badge tone={statusTone(booking.status)}>{inWords(booking.status)}</Badge>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

/** Below an answer of the house, 'new' would seem to be about that. */
function unreadInWords({ unreadCount, lastMessage }: Thread): string {
  return lastMessage.from === 'house' ? 'Unread' : `${unreadCount} new`;
}

/** The id of a row's link, for the focus to return to it. */
export function rowIdOf(threadId: string): string {
  return `thread-${threadId}`;
}
