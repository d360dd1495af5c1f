import { bookingConfirmed } from '@getaway/contracts/events/booking';
import type { Sql } from '@getaway/service-kit/sql';
import type { BookingRecord } from './booking-record.rules.ts';
import { moveBooking } from './bookings.repository.ts';
import type { Tx } from '../database/database.ts';
import { entryCode, type RandomInt } from './booking-codes.rules.ts';
import { publishBookingEvent, type BookingEventContext } from './publish-booking-event.ts';

/** Confirms a locked booking whose payment is in the ledger: creates its entry code and publishes the event. */
export async function confirmBooking(
  deps: { randomInt: RandomInt },
  tx: Tx,
  sql: Sql,
  booking: BookingRecord,
  context: BookingEventContext & {
    readonly promoUseCounted?: boolean;
    /** Whether its guest completed it, which accepts the terms. Their page has said so before, unless it was lost. */
    readonly isByGuest?: boolean;
  },
): Promise<BookingRecord> {
  const { promoUseCounted = booking.promoUseCounted } = context;
  const isAcceptedNow = context.isByGuest === true && booking.termsRevision !== null;
  const confirmed = await moveBooking(tx, booking, {
    status: 'confirmed',
    confirmedAt: context.now,
    cancelledAt: null,
    entryCode: booking.entryCode ?? entryCode(deps.randomInt),
    promoUseCounted,
    termsAcceptedAt: booking.termsAcceptedAt ?? (isAcceptedNow ? context.now : null),
  });
  if (!confirmed) throw new Error(`booking ${booking.id} moved under its lock`);
  await publishBookingEvent(sql, bookingConfirmed, confirmed, context);
  return confirmed;
}
