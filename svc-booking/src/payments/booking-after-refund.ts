import type { EventData } from '@getaway/contracts/events/event';
import type { paymentRefunded } from '@getaway/contracts/events/payment';
import { findBooking } from '../bookings/find-booking.ts';
import type { Tx } from '../database/database.ts';
import { moneyState } from '../ledger/money-state.rules.ts';

/** What the event about a refund says of its locked booking: its status, and its money with the refund. */
export async function bookingAfterRefund(
  tx: Tx,
  bookingId: string | null,
): Promise<Pick<EventData<typeof paymentRefunded>, 'bookingStatus' | 'money'>> {
  const booking = bookingId === null ? undefined : await findBooking(tx, { id: bookingId });
  return booking ? { bookingStatus: booking.status, money: moneyState(booking) } : {};
}
