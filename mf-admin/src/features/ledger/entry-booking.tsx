import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LedgerEntry } from '@getaway/contracts/http/ledger';
import { Badge } from '../../ui/badge.tsx';
import { RowButton } from '../../ui/row-button.tsx';
import styles from './ledger.module.css';

interface EntryBookingProps {
  entry: LedgerEntry;
  onAttach: (entry: LedgerEntry) => void;
  /** Shows the documents of the booking with this reference. */
  onDocuments: (bookingReference: string) => void;
}

/** The booking that an entry belongs to; or that it has none, with what staff can do about it. */
export function EntryBooking({ entry, onAttach, onDocuments }: EntryBookingProps): ReactNode {
  const { bookingId, bookingReference, guestName, isUnclaimed } = entry;
  if (isUnclaimed)
    return (
      <div className={styles.unclaimed}>
        <Badge tone="ember">Without a booking</Badge>
        {bookingReference !== null && (
          <span className={styles.quiet}>The payment names {bookingReference}</span>
        )}
        <RowButton onClick={() => onAttach(entry)}>Attach to a Booking</RowButton>
      </div>
    );
  if (bookingId === null || bookingReference === null)
    return (
      <>
        <p className={styles.quiet}>Deleted booking</p>
        {bookingReference !== null && (
          <div className={styles.unclaimed}>
            <span className={styles.code}>{bookingReference}</span>
            <RowButton
              aria-label={`Documents of ${bookingReference}`}
              onClick={() => onDocuments(bookingReference)}
            >
              Documents
            </RowButton>
          </div>
        )}
      </>
    );
  return (
    <>
      <p>{guestName}</p>
      <Link className={styles.code} to={`/admin/bookings?search=${encodeURIComponent(bookingReference)}`}>
        {bookingReference}
      </Link>
    </>
  );
}
