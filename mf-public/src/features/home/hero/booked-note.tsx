import type { ReactNode } from 'react';
import { readBookedState } from '../../../layout/booked-state.ts';
import { useVisit } from '../../../layout/navigation.tsx';
import { StayLink } from '../../../layout/stay-link.tsx';
import { useIsLive } from '../../../ui/use-is-live.ts';
import styles from './hero.module.css';

/** Leads guests to the stay that they have just booked: where its page could not be opened, and on their way back from it. */
export function BookedNote(): ReactNode {
  const booked = readBookedState(useVisit().state);
  // The prerendered page knows of no booking, and is taken over as it is.
  const isLive = useIsLive();
  if (!booked || !isLive) return null;
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
