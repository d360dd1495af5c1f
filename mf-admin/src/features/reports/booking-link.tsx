import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface BookingLinkProps {
  bookingId: string | null;
  bookingReference: string | null;
  guestName: string | null;
}

/** The guest of a booking, linked to it; a deleted booking has its reference alone. */
export function BookingLink({ bookingId, bookingReference, guestName }: BookingLinkProps): ReactNode {
  if (bookingReference === null) return null;
  if (bookingId === null) return `${bookingReference} (deleted)`;
  return (
    <Link to={`/admin/bookings?search=${encodeURIComponent(bookingReference)}`}>
      {guestName ?? bookingReference}
    </Link>
  );
}
