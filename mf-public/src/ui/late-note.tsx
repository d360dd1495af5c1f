import type { ReactNode } from 'react';
import { property } from '../property.ts';
import { PhoneLink } from './phone-link.tsx';
import styles from './late-note.module.css';

const { email, phone } = property.contact;

/**
 * Appears in a prerendered place that its script should have replaced by now, such as when a connection or a blocker stops
 * it. It needs no script.
 */
export function LateNote(): ReactNode {
  return (
    <p className={styles.note}>
      This is taking longer than usual. Please <a href="">reload the page</a>, or book with us at{' '}
      <a href={`mailto:${email}`}>{email}</a> or <PhoneLink phone={phone} />.
    </p>
  );
}
