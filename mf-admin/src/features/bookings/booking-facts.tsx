import type { ReactNode } from 'react';
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
import { EmailLink } from '../../ui/email-link.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import styles from './booking-panel.module.css';
import { dueInWords, guestsInWords, returnsInWords, shownEntryCode } from './booking-words.ts';
import { SameDayDeparture } from './same-day-departure.tsx';

/** The same facts as in the booking's row, none of them left out on a phone. */
export function BookingFacts({ booking }: { booking: StaffBooking }): ReactNode {
  const { checkInDate, checkOutDate, checkOutTime, occasion } = booking;
  const usual = usePublishedHouse();
  const entryCode = shownEntryCode(booking);
  const isEarly =
    booking.status !== 'cancelled' &&
    (booking.checkInTime < usual.checkInTime || (booking.opensAt ?? usual.checkInTime) < usual.checkInTime);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Check-in</dt>
        <dd>{formatDate(checkInDate)}</dd>
        <dd>{arrivalInWords(booking, usual.checkInTime)}</dd>
        {isEarly && (
          <dd>
            <SameDayDeparture date={checkInDate} bookingId={booking.id} />
          </dd>
        )}
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
      <div>
        <dt>Reference</dt>
        <dd className={styles.code}>{booking.bookingReference}</dd>
        {entryCode && <dd>Entry code {entryCode}</dd>}
      </div>
      <div>
        <dt>Contact</dt>
        <dd>
          <EmailLink address={booking.email} />
        </dd>
        <dd>{booking.phone ? <PhoneLink phone={booking.phone} /> : 'No phone'}</dd>
        <dd className={styles.crm}>
          <Link to={`/admin/crm?search=${encodeURIComponent(booking.email)}`}>Show in Guest CRM</Link>
        </dd>
      </div>
    </dl>
  );
}
