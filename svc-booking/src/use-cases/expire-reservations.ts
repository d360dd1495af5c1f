import type { Clock } from '@getaway/kernel/instant';
import type { Logger } from '@getaway/service-kit/logger';
import { recordHistory } from '../data/booking-history.repository.ts';
import { lockBooking } from '../data/bookings.repository.ts';
import type { Database } from '../data/database.ts';
import { overdueReservations } from '../data/reservations.repository.ts';
import { cancelBooking } from './cancel-booking.ts';

const batchSize = 100;

interface ExpireReservationsDeps {
  readonly database: Database;
  readonly now: Clock;
  readonly logger: Logger;
}

/** Cancels the reservations that nobody paid in time. */
export async function expireReservations(deps: ExpireReservationsDeps, correlationId: string): Promise<void> {
  for (const { id } of await overdueReservations(deps.database.prisma, deps.now(), batchSize)) {
    try {
      await expireReservation(deps, id, correlationId);
    } catch (error) {
      deps.logger.warn({ err: error, bookingId: id }, 'reservation could not be ended; trying again');
    }
  }
}

/** One that staff have marked as paid, or given more time, since it was found stays as they left it. */
async function expireReservation(
  deps: ExpireReservationsDeps,
  id: string,
  correlationId: string,
): Promise<void> {
  await deps.database.transact(async (tx, sql) => {
    const booking = await lockBooking(tx, sql, { id });
    const now = deps.now();
    if (booking?.status !== 'pending_payment') return;
    if (booking.paymentDueAt === null || booking.paymentDueAt > now) return;
    await cancelBooking(tx, sql, booking, { correlationId, now });
    await recordHistory(tx, {
      bookingId: id,
      at: now,
      actor: null,
      action: 'payment-overdue',
      changes: [{ field: 'status', from: booking.status, to: 'cancelled' }],
    });
  });
}
