import { bookingChanged } from '@getaway/contracts/events/booking';
import type { Clock } from '@getaway/kernel/instant';
import type { Sql } from '@getaway/service-kit/sql';
import { advanceBooking } from '../bookings/advance-booking.ts';
import type { RandomInt } from '../bookings/booking-codes.rules.ts';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { confirmBooking } from '../bookings/confirm-booking.ts';
import { publishBookingEvent } from '../bookings/publish-booking-event.ts';
import type { Tx } from '../database/database.ts';
import { toReturnOf } from '../guest-page/own-refund.ts';
import { booksOf } from './ledger-entry.rules.ts';
import { listEntries } from './list-entries.ts';
import { publishEntries } from './publish-entries.ts';

/**
 * After an entry of a locked booking: confirms a reservation that is paid in full, ends the deadline of one that is paid in
 * part, and publishes the entry and what is left to pay.
 */
export async function settleBooking(
  deps: { readonly now: Clock; readonly randomInt: RandomInt; readonly timeZone: string },
  { tx, sql }: { readonly tx: Tx; readonly sql: Sql },
  booking: BookingRecord,
  correlationId: string,
): Promise<BookingRecord> {
  const context = { correlationId, now: deps.now(), timeZone: deps.timeZone };
  const { balance, paid } = booksOf(booking.total, await listEntries(tx, booking.id));
  const isReserved = booking.status === 'pending_payment';
  if (isReserved && balance <= 0) {
    const confirmed = await confirmBooking(deps, tx, sql, booking, context);
    await publishEntries(tx, sql, booking.id, { ...context, announcedBy: 'booking.confirmed' });
    return confirmed;
  }
  const after = await advanceBooking(tx, booking.id, { endsDeadline: isReserved && paid > 0 });
  const toReturn = await toReturnOf(tx, after, deps.timeZone);
  await publishBookingEvent(sql, bookingChanged, after, { ...context, toReturn });
  await publishEntries(tx, sql, booking.id, context);
  return after;
}
