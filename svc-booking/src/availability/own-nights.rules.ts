/** Bookings whose own nights do not conflict: the one being edited, or the unpaid stay of this browser. */
export interface OwnNights {
  readonly bookingId: string | null;
  readonly holdId: string | null;
}
