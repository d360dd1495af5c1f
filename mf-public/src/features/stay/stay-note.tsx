import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { tooManyTriesWords, unknownStayWords } from '@getaway/contracts/http/stay-words';
import { Button } from '@getaway/web-kit/button/button.tsx';
import button from '@getaway/web-kit/button/button.module.css';
import { property } from '../../property.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { useSeen } from '../../ui/use-seen.ts';
import { StayHead } from './stay-head.tsx';
import styles from './stay.module.css';

interface StayNoteProps {
  status: 'unknown' | 'too-many' | 'unanswered';
  onRetry: () => void;
}

/** Why no stay can be shown, and what the guest can do. */
export function StayNote({ status, onRetry }: StayNoteProps): ReactNode {
  const { title, text } = words[status];
  const heading = useSeen<HTMLHeadingElement>(title);
  const { email, phone } = property.contact;
  return (
    <section className={styles.note} role="status">
      <StayHead title={title} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      <div className={styles.actions}>
        {status === 'unknown' ? (
          <Link to="/find-booking" className={button.button}>
            Find my booking
          </Link>
        ) : (
          <Button onClick={onRetry}>Try again</Button>
        )}
      </div>
      <p className={styles.small}>
        Questions? Email <a href={`mailto:${email}`}>{email}</a> or call <PhoneLink phone={phone} />.
      </p>
    </section>
  );
}

const words = {
  unknown: unknownStayWords,
  'too-many': tooManyTriesWords,
  unanswered: {
    title: 'We couldn’t reach our server',
    text: 'Your stay is safe. Please check your connection, then try again.',
  },
} as const;
