import type { ReactNode } from 'react';
import { runWords } from '../../../format/date-runs.ts';
import styles from './conflicts.module.css';
import type { Conflict } from './conflict.ts';

/** The two that have the same nights. */
export function ConflictSides({ conflict }: { conflict: Conflict }): ReactNode {
  const { booking, external } = conflict;
  return (
    <ul className={styles.sides}>
      <li data-type="booking">
        {booking
          ? `${booking.guestName} (${booking.bookingReference}), ${runWords({ from: booking.checkInDate, to: booking.checkOutDate })}`
          : 'A booking that was deleted'}
      </li>
      <li data-type="external">
        {external
          ? `${external.guestInitials ?? 'Block'} on ${external.feedName}, ${runWords({ from: external.startDate, to: external.endDate })}`
          : 'A stay that is gone from its platform'}
      </li>
    </ul>
  );
}
