import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface ReportedBooking {
  readonly bookingId: string | null;
  readonly bookingReference: string | null;
  readonly guestName: string | null;
}

/** The guest of a booking, linked to it; of a deleted booking only its reference. Null without a booking. */
export function bookingLink({ bookingId, bookingReference, guestName }: ReportedBooking): ReactNode {
  if (bookingReference === null) return null;
  if (bookingId === null) return `${bookingReference} (deleted)`;
  return (
    <Link to={`/admin/bookings?search=${encodeURIComponent(bookingReference)}`}>
      {guestName ?? bookingReference}
    </Link>
  );
}
