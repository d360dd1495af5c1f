import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import { formatNights } from '@getaway/web-kit/format/dates';
import { nightsBetween } from '@getaway/web-kit/format/fallbacks';
import { formatTotal } from '@getaway/web-kit/format/money';
import { arrivalInWords } from '@getaway/kernel/arrival';
import { formatDate } from '../../format/dates.ts';
import { inWords } from '../../format/in-words.ts';
import { usePublishedHouse } from '../../published-house/published-house.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmailLink } from '../../ui/email-link.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { RowMenu } from '../../ui/row-menu.tsx';
import { rowPress } from '../../ui/row-press.ts';
import rows from '../../ui/rows.module.css';
import type { BookingActs } from './booking-acts.ts';
import styles from './booking-row.module.css';
import { dueInWords, guestsInWords, returnsInWords, shownEntryCode, statusTones } from './booking-words.ts';
import { rowMenuId, rowNameId } from './row-ids.ts';
import { UnpaidNotice } from './unpaid-notice.tsx';

interface BookingRowProps {
  booking: StaffBooking;
  isOpen: boolean;
  acts: BookingActs;
}

/** A booking on two lines. What is rarely needed is in its panel. */
export const BookingRow = memo(function BookingRow({ booking, isOpen, acts }: BookingRowProps): ReactNode {
  const { id, guestName, checkInDate, checkOutDate, occasion } = booking;
  const entryCode = shownEntryCode(booking);
  const arrival = arrivalInWords(booking, usePublishedHouse().checkInTime);
  return (
    <tr
      className={`${rows.row} ${styles.row}`}
      {...rowPress}
      aria-labelledby={rowNameId(id)}
      data-open={isOpen}
      data-over={booking.status === 'cancelled'}
    >
      <th scope="row" className={styles.guest}>
        <Link
          id={rowNameId(id)}
          className={rows.name}
          to={`/admin/bookings?booking=${id}`}
          aria-expanded={isOpen}
          data-row
          onClick={(event) => {
            // In a new tab, the browser opens it itself.
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            if (isOpen) acts.close();
            else acts.open(id);
          }}
        >
          {guestName}
        </Link>
        <p className={`${rows.quiet} ${styles.more}`}>
          {/* The address may be cut off, the number may not. */}
          {booking.phone ? <PhoneLink phone={booking.phone} /> : 'No phone'} ·{' '}
          <EmailLink address={booking.email} />
        </p>
      </th>
      <td className={styles.more}>
        <p className={`${rows.line} ${styles.code}`}>{booking.bookingReference}</p>
        {entryCode && <p className={rows.quiet}>Entry code {entryCode}</p>}
      </td>
      <td className={styles.checkIn}>
        <p className={rows.line}>{formatDate(checkInDate)}</p>
        {/* In one line; the panel says why. */}
        <p className={`${rows.quiet} ${styles.more}`} title={arrival}>
          {arrival.replace(/ \(.+\)$/, '')}
        </p>
      </td>
      <td className={styles.checkOut}>
        <p className={rows.line}>{formatDate(checkOutDate)}</p>
        <p className={`${rows.quiet} ${styles.more}`}>{formatTimeOfDay(booking.checkOutTime)}</p>
      </td>
      <td className={styles.more}>
        <p className={rows.line}>{guestsInWords(booking.numberOfGuests)}</p>
        {occasion && <p className={rows.quiet}>{inWords(occasion)}</p>}
      </td>
      <td className={styles.total}>
        <p className={rows.figure}>{formatTotal(booking.totalPrice)}</p>
        <p className={`${rows.quiet} ${styles.more}`}>
          {formatNights(Math.max(1, nightsBetween(checkInDate, checkOutDate)))}
        </p>
      </td>
      <td className={styles.status}>
        <Badge tone={statusTones[booking.status]}>{inWords(booking.status)}</Badge>
        <Money booking={booking} />
      </td>
      <td className={styles.menu}>
        <RowMenu
          id={rowMenuId(id)}
          label={`Actions for ${guestName}`}
          actions={[
            isOpen
              ? { key: 'less', label: 'Show Less', onPress: acts.close }
              : { key: 'details', label: 'View Details', onPress: () => acts.open(id) },
            { key: 'edit', label: 'Edit', onPress: () => acts.edit(id) },
            { key: 'status', label: 'Status', onPress: () => acts.ask({ about: 'status', booking }) },
            {
              key: 'delete',
              label: 'Delete',
              danger: true,
              onPress: () => acts.ask({ about: 'delete', booking }),
            },
          ]}
        />
      </td>
      {booking.status === 'pending_payment' && (
        <td className={styles.unpaid}>
          <UnpaidNotice booking={booking} />
        </td>
      )}
    </tr>
  );
});

function Money({ booking }: { booking: StaffBooking }): ReactNode {
  const words = [...dueInWords(booking), ...returnsInWords(booking)];
  if (words.length === 0) return null;
  const due = dueInWords(booking).length > 0;
  return (
    <p className={`${rows.quiet} ${styles.money}`} data-due={due}>
      {words.join(', ')}
    </p>
  );
}
