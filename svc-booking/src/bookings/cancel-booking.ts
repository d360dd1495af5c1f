import { bookingCancelled, type EndReason } from '@getaway/contracts/events/booking';
import type { Sql } from '@getaway/service-kit/sql';
import type { BookingRecord } from './booking-record.rules.ts';
import { moveBooking } from './bookings.repository.ts';
import type { Tx } from '../database/database.ts';
import { releaseNights } from '../availability/release-nights.ts';
import { giveBackPromoUse } from '../promo-codes/give-back-promo-use.ts';
import { publishBookingEvent, type BookingEventContext } from './publish-booking-event.ts';

/** Cancels a locked booking: releases its nights and its use of a promotion code, and publishes the event. */
export async function cancelBooking(
  tx: Tx,
  sql: Sql,
  booking: BookingRecord,
  context: BookingEventContext & { readonly endReason: EndReason },
): Promise<void> {
  const cancelled = await moveBooking(tx, booking, {
    status: 'cancelled',
    cancelledAt: context.now,
    endReason: context.endReason,
    promoUseCounted: false,
  });
  if (!cancelled) throw new Error(`booking ${booking.id} moved under its lock`);
  await giveBackPromoUse(tx, sql, booking);
  await releaseNights(sql, booking.id);
  await publishBookingEvent(sql, bookingCancelled, cancelled, context);
}
