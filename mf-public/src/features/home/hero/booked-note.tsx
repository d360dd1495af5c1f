import type { ReactNode } from 'react';
import { readBookedState } from '../../../layout/booked-state.ts';
import { useVisit } from '../../../layout/navigation.tsx';
import { StayLink } from '../../../layout/stay-link.tsx';
import styles from './hero.module.css';

/** Greets the guests who have just booked, and leads to their stay; the message beside it is gone after five seconds. */
export function BookedNote(): ReactNode {
  const booked = readBookedState(useVisit().state);
  if (!booked) return null;
  return (
    <div className={styles.booked}>
      <p>
        You’re booked! Your reference is <strong>{booked.bookingReference}</strong>, and we’ve emailed you the
        details.
      </p>
      <StayLink bookingReference={booked.bookingReference} />
    </div>
  );
}
