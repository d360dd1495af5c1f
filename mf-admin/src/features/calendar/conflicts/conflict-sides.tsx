import type { ReactNode } from 'react';
import { runWords } from '../../../format/date-runs.ts';
import styles from './conflicts.module.css';
import type { Conflict } from '../../../conflicts/conflict.ts';

/** The two that have the same nights: a booking of ours and a stay on a platform, or the stays of two platforms. */
export function ConflictSides({ conflict }: { conflict: Conflict }): ReactNode {
  const { booking, internalBookingId, external, otherExternal } = conflict;
  return (
    <ul className={styles.sides}>
      {internalBookingId === null ? (
        <li data-type="external">{externalInWords(otherExternal)}</li>
      ) : (
        <li data-type="booking">
          {booking
            ? `${booking.guestName} (${booking.bookingReference}), ${runWords({ from: booking.checkInDate, to: booking.checkOutDate })}`
            : 'A deleted booking'}
        </li>
      )}
      <li data-type="external">{externalInWords(external)}</li>
    </ul>
  );
}

function externalInWords(external: Conflict['external']): string {
  if (!external) return 'A stay that’s no longer on its platform';
  const { guestInitials, feedName, startDate, endDate, kind } = external;
  const who = guestInitials ?? (kind === 'block' ? 'Block' : 'A guest');
  return `${who} on ${feedName}, ${runWords({ from: startDate, to: endDate })}`;
}
