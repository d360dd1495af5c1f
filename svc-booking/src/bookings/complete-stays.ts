import { bookingCompleted } from '@getaway/contracts/events/booking';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { addMilliseconds, hourMs, type Clock } from '@getaway/kernel/instant';
import { recordHistory } from './record-history.ts';
import { moveBooking } from './bookings.repository.ts';
import { lockBooking } from './lock-booking.ts';
import type { Database } from '../database/database.ts';
import { staysDepartedBefore } from './staff-bookings.repository.ts';
import { publishBookingEvent } from './publish-booking-event.ts';

/** The start of the property's morning. */
const morningMs = 6 * hourMs;
const batchSize = 500;

/** Completes confirmed stays on the morning after check-out (domain page, 'Booking life'). */
export async function completeStays(
  deps: { database: Database; now: Clock; timeZone: string },
  correlationId: string,
): Promise<void> {
  const now = deps.now();
  const today = dateInZone(addMilliseconds(now, -morningMs), deps.timeZone);
  for (const id of await staysDepartedBefore(deps.database.prisma, today, batchSize)) {
    await deps.database.transact(async (tx, sql) => {
      const booking = await lockBooking(tx, sql, { id });
      if (booking?.status !== 'confirmed' || booking.checkOutDate >= today) return;
      const completed = await moveBooking(tx, booking, { status: 'completed' });
      if (!completed) throw new Error(`booking ${id} moved under its lock`);
      const changes = [{ field: 'status', from: 'confirmed', to: 'completed' }];
      await recordHistory(tx, { bookingId: id, at: now, actor: null, action: 'completed', changes });
      await publishBookingEvent(sql, bookingCompleted, completed, { correlationId, now });
    });
  }
}
