import { bookingCancelled, type EndReason } from '@getaway/contracts/events/booking';
import type { Sql } from '@getaway/service-kit/sql';
import type { BookingRecord } from './booking-record.repository.ts';
import { moveBooking } from './bookings.repository.ts';
import type { Tx } from '../database/database.ts';
import { releaseNights } from '../availability/nights.repository.ts';
import { countedCodeId, giveBackPromoUse } from '../promo-codes/promo-codes.repository.ts';
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
  const countedId = await countedCodeId(tx, booking);
  if (countedId !== null) await giveBackPromoUse(sql, countedId);
  await releaseNights(sql, booking.id);
  await publishBookingEvent(sql, bookingCancelled, cancelled, context);
}
