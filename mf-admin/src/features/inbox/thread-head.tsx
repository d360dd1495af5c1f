import type { ReactNode, Ref } from 'react';
import { CheckOutlined, MailOutlined, UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import type { Thread } from '@getaway/contracts/http/inbox';
import { BookingOfThread } from '../../threads/booking-of-thread.tsx';
import { Badge } from '../../ui/badge.tsx';
import { EmailLink } from '../../ui/email-link.tsx';
import styles from './inbox.module.css';
import { useThreadActions } from './use-thread-actions.ts';

interface ThreadHeadProps {
  ref: Ref<HTMLHeadingElement>;
  thread: Thread;
  /** The booking that the guest writes about, or else the one of the thread. */
  about: Thread['booking'];
  bookings: readonly NonNullable<Thread['booking']>[];
  onLeave: () => void;
}

/** Whose thread it is, their bookings, and what can be done with the thread. */
export function ThreadHead({ ref, thread, about, bookings, onLeave }: ThreadHeadProps): ReactNode {
  const { guestId, guestName, email, status } = thread;
  const { pending, close, reopen, markUnread } = useThreadActions(thread, onLeave);
  const others = bookings.filter(({ id }) => id !== about?.id);
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <h3 ref={ref} tabIndex={-1}>
          {guestId === null ? guestName : <Link to={`/admin/crm/${guestId}`}>{guestName}</Link>}
        </h3>
        {status === 'closed' && <Badge tone="secondary">Closed</Badge>}
        <EmailLink address={email} />
      </div>
      <div className={styles.actions}>
        <Button icon={<MailOutlined aria-hidden />} disabled={pending} onClick={() => void markUnread()}>
          Mark as Unread
        </Button>
        {status === 'open' ? (
          <Button icon={<CheckOutlined aria-hidden />} disabled={pending} onClick={() => void close()}>
            Close
          </Button>
        ) : (
          <Button icon={<UndoOutlined aria-hidden />} disabled={pending} onClick={() => void reopen()}>
            Reopen
          </Button>
        )}
      </div>
      <div className={styles.bookings}>
        {about ? <BookingOfThread booking={about} /> : <p className={styles.quiet}>No booking</p>}
        {others.length > 0 && (
          <details>
            <summary>{others.length === 1 ? '1 other booking' : `${others.length} other bookings`}</summary>
            <ul>
              {others.map((other) => (
                <li key={other.id}>
                  <BookingOfThread booking={other} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </header>
  );
}
