import type { ReactNode } from 'react';
import { readBookedState } from '../../../layout/booked-state.ts';
import { useVisit } from '../../../layout/navigation.tsx';
import { StayLink } from '../../../layout/stay-link.tsx';
import { useIsLive } from '../../../ui/use-is-live.ts';
import styles from './hero.module.css';

/** Links to the stay that the guest just booked, for guests who come back from it and if its page could not be opened. */
export function BookedNote(): ReactNode {
  const booked = readBookedState(useVisit().state);
  // The prerendered page has no booking, and hydration must match it.
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
