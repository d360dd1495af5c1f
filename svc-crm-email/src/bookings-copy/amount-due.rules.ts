import type { BookingState } from '@getaway/contracts/events/booking';

/** Whether a part of the total is known to be unpaid. */
export function hasAmountDue(
  booking: BookingState,
): booking is BookingState & { readonly amountDue: string } {
  return booking.amountDue !== undefined && Number(booking.amountDue) > 0;
}
