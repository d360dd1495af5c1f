import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { readBookedState } from '../../../layout/booked-state.ts';
import styles from './hero.module.css';

/** Greets the guests who have just booked; the message beside it is gone after five seconds. */
export function BookedNote(): ReactNode {
  const booked = readBookedState(useLocation().state);
  if (!booked) return null;
  return (
    <p className={styles.booked}>
      Your dates are yours. Your reference is <strong>{booked.bookingReference}</strong>, and everything else
      is in your mail.
    </p>
  );
}
