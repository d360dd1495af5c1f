import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CalendarEvent } from '@getaway/contracts/http/calendar';
import { addDays } from '@getaway/kernel/calendar-date';
import { nightCount } from '@getaway/kernel/stay';
import { formatDay, formatNights } from '@getaway/web-kit/format/dates';
import type { Days } from '../../../day-range/days.ts';
import { takesNightOf } from '../month/day-events.ts';
import styles from './day-panel.module.css';

interface AddBookingProps {
  chosen: Days;
  /** What is known of the month so far. */
  events: readonly CalendarEvent[];
}

/**
 * Opens the form of a new booking with the chosen days: from the first one to the last, or for one night. Where one of the
 * nights is taken, that form would only refuse them.
 */
export function AddBooking({ chosen, events }: AddBookingProps): ReactNode {
  const dates = useId();
  const checkIn = chosen.start;
  const checkOut = chosen.start === chosen.end ? addDays(chosen.end, 1) : chosen.end;
  if (events.some((event) => takesNightOf(event, { start: checkIn, end: checkOut }))) return null;
  const params = new URLSearchParams({ checkIn, checkOut });
  return (
    <div className={styles.booking}>
      <Link className={styles.add} to={`/admin/bookings?${params.toString()}`} aria-describedby={dates}>
        Add Booking
      </Link>
      <p id={dates} className={styles.dates} role="status">
        {formatDay(checkIn)} to {formatDay(checkOut)}, {formatNights(nightCount({ checkIn, checkOut }))}
      </p>
    </div>
  );
}
