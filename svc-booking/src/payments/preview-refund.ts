import type { Clock } from '@getaway/kernel/instant';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { findBooking } from '../bookings/find-booking.ts';
import type { Database } from '../database/database.ts';
import { previewRefundOf, type RefundPreview } from './refund-booking.ts';

/** What a cancellation of a booking would refund now. Undefined when it does not exist. */
export async function previewRefund(
  deps: { database: Database; now: Clock; timeZone: string },
  bookingId: string,
): Promise<(RefundPreview & { readonly booking: BookingRecord }) | undefined> {
  const { prisma } = deps.database;
  const booking = await findBooking(prisma, { id: bookingId });
  if (!booking) return undefined;
  const preview = await previewRefundOf(prisma, booking, { now: deps.now(), timeZone: deps.timeZone });
  return { ...preview, booking };
}
