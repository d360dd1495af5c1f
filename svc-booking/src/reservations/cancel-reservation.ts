import type { EndReason } from '@getaway/contracts/events/booking';
import type { Sql } from '@getaway/service-kit/sql';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { cancelBooking } from '../bookings/cancel-booking.ts';
import type { BookingEventContext } from '../bookings/publish-booking-event.ts';
import { recordHistory } from '../bookings/record-history.ts';
import type { Tx } from '../database/database.ts';

/** Cancels a locked reservation and records who ended it, and how, in its history. */
export async function cancelReservation(
  tx: Tx,
  sql: Sql,
  booking: BookingRecord,
  {
    actor,
    action,
    ...context
  }: BookingEventContext & { endReason: EndReason; actor: string | null; action: string },
): Promise<void> {
  await cancelBooking(tx, sql, booking, context);
  await recordHistory(tx, {
    bookingId: booking.id,
    at: context.now,
    actor,
    action,
    changes: [{ field: 'status', from: booking.status, to: 'cancelled' }],
  });
}
