import { memo, useId, useState, type ReactNode } from 'react';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import { formatNights } from '@getaway/web-kit/format/dates';
import { nightsBetween } from '@getaway/web-kit/format/fallbacks';
import { formatTotal } from '@getaway/web-kit/format/money';
import { formatDate } from '../../format/dates.ts';
import { inWords } from '../../format/in-words.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmailLink } from '../../ui/email-link.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { RowButton } from '../../ui/row-button.tsx';
import card from '../../ui/card.module.css';
import styles from './booking-card.module.css';
import { editButtonId } from './edit-button.ts';
import { dueInWords, guestsInWords, returnsInWords, statusTones } from './booking-words.ts';
import { BookingDetails } from './details/booking-details.tsx';
import { DeleteBooking } from './dialogs/delete-booking.tsx';
import { StatusDialog } from './dialogs/status-dialog.tsx';
import { UnpaidNotice } from './unpaid-notice.tsx';

interface BookingCardProps {
  booking: StaffBooking;
  onEdit: (id: string) => void;
}

export const BookingCard = memo(function BookingCard({ booking, onEdit }: BookingCardProps): ReactNode {
  const heading = useId();
  const details = useId();
  const [open, setOpen] = useState(false);
  const [dialog, setDialog] = useState<'status' | 'delete'>();
  const close = () => setDialog(undefined);
  return (
    <article className={`${card.card} ${styles.card}`} aria-labelledby={heading}>
      <header className={styles.head}>
        <h3 className={styles.guest} id={heading}>
          <button
            type="button"
            className={styles.name}
            aria-expanded={open}
            aria-controls={details}
            onClick={() => setOpen(!open)}
          >
            {booking.guestName}
          </button>
        </h3>
        <Badge tone={statusTones[booking.status]}>{inWords(booking.status)}</Badge>
      </header>
      <Facts booking={booking} />
      {booking.status === 'pending_payment' && <UnpaidNotice booking={booking} />}
      <div className={styles.actions}>
        <RowButton aria-expanded={open} aria-controls={details} onClick={() => setOpen(!open)}>
          {open ? 'Show Less' : 'View Details'}
        </RowButton>
        <RowButton id={editButtonId(booking.id)} onClick={() => onEdit(booking.id)}>
          Edit
        </RowButton>
        <RowButton onClick={() => setDialog('status')}>Status</RowButton>
        <RowButton danger onClick={() => setDialog('delete')}>
          Delete
        </RowButton>
      </div>
      <div id={details} hidden={!open}>
        {open && <BookingDetails booking={booking} />}
      </div>
      {dialog === 'status' && <StatusDialog booking={booking} onClose={close} />}
      {dialog === 'delete' && <DeleteBooking booking={booking} onClose={close} />}
    </article>
  );
});

function Facts({ booking }: { booking: StaffBooking }): ReactNode {
  const { checkInDate, checkOutDate, checkInTime, checkOutTime, occasion } = booking;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Reference</dt>
        <dd className={styles.code}>{booking.bookingReference}</dd>
        {/* The code of a canceled stay opens nothing. */}
        {booking.entryCode && booking.status !== 'cancelled' && <dd>Entry code {booking.entryCode}</dd>}
      </div>
      <div className={styles.contact}>
        <dt>Contact</dt>
        <dd>
          <EmailLink address={booking.email} />
        </dd>
        <dd>{booking.phone ? <PhoneLink phone={booking.phone} /> : 'No phone'}</dd>
      </div>
      <div>
        <dt>Check-in</dt>
        <dd>{formatDate(checkInDate)}</dd>
        <dd>{formatTimeOfDay(checkInTime)}</dd>
      </div>
      <div>
        <dt>Check-out</dt>
        <dd>{formatDate(checkOutDate)}</dd>
        <dd>{formatTimeOfDay(checkOutTime)}</dd>
      </div>
      <div>
        <dt>Guests</dt>
        <dd>{guestsInWords(booking.numberOfGuests)}</dd>
        {occasion && <dd>Occasion: {inWords(occasion)}</dd>}
      </div>
      <div>
        <dt>Total</dt>
        <dd className={styles.total}>{formatTotal(booking.totalPrice)}</dd>
        {[...returnsInWords(booking), ...dueInWords(booking)].map((words) => (
          <dd key={words}>{words}</dd>
        ))}
        <dd>{formatNights(Math.max(1, nightsBetween(checkInDate, checkOutDate)))}</dd>
      </div>
    </dl>
  );
}
