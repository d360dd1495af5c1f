import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ThreadMessage } from '@getaway/contracts/http/inbox';
import { formatMoment } from '../format/dates.ts';
import { inWords } from '../format/in-words.ts';
import { Badge } from '../ui/badge.tsx';
import { sendTones } from '../ui/send-tones.ts';
import { datesOf } from './booking-of-thread.tsx';
import { deliveryInWords, kindWords } from './thread-words.ts';
import styles from './threads.module.css';

/** One message: by whom, how, when, and its text as it was typed. */
export function Message({ message }: { message: ThreadMessage }): ReactNode {
  const { author, kind, from, subject, text, sentAt, booking, occasion, conversation, email } = message;
  const heading = useId();
  return (
    <li className={styles.message} data-from={from} aria-labelledby={heading}>
      <p className={styles.by} id={heading}>
        <strong>{author}</strong>
        <span>{kindWords[kind]}</span>
        <time dateTime={sentAt}>{formatMoment(sentAt)}</time>
        {email && <Delivery email={email} />}
      </p>
      {subject !== null && (
        <p className={styles.subject} dir="auto">
          {subject}
        </p>
      )}
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {occasion !== null && <p className={styles.aside}>Occasion: {inWords(occasion)}</p>}
      {booking && (
        <p className={styles.aside}>
          About {booking.bookingReference}, {datesOf(booking)}
        </p>
      )}
      {conversation.length > 0 && <ChatBefore lines={conversation} />}
    </li>
  );
}

function Delivery({ email }: { email: NonNullable<ThreadMessage['email']> }): ReactNode {
  const words = deliveryInWords(email);
  if (words === undefined) return null;
  const badge = <Badge tone={sendTones[email.status]}>{words}</Badge>;
  return email.status === 'failed' ? (
    <Link to="/admin/emails?tab=activity&status=failed">{badge}</Link>
  ) : (
    badge
  );
}

function ChatBefore({ lines }: { lines: ThreadMessage['conversation'] }): ReactNode {
  return (
    <details className={styles.chat}>
      <summary>The chat before this message</summary>
      <ol>
        {lines.map(({ from, text }, index) => (
          // Lines of a stored chat never move.
          <li key={index}>
            <strong>{from === 'guest' ? 'Guest' : 'Assistant'}</strong>
            <p className={styles.text} dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}
