import { unlimitedTime, type JobBudget } from '@getaway/service-kit/jobs';
import type { Logger } from '@getaway/service-kit/logger';
import type { BookingRecord } from '../bookings/booking-record.repository.ts';
import { recordHistory } from '../bookings/booking-history.repository.ts';
import { findBooking, lockBooking } from '../bookings/bookings.repository.ts';
import { overdueReservations } from './reservations.repository.ts';
import { cancelBooking } from '../bookings/cancel-booking.ts';
import type { ConfirmDeps } from '../payments/confirm-paid-booking.ts';
import { endOpenPayment } from '../payments/end-open-payment.ts';
import { isOverdue } from '../payments/pay-reservation.ts';

const batchSize = 100;

/**
 * Cancels the reservations that nobody paid in time. One whose card payment cannot be asked about stays, and is tried
 * again.
 */
export async function expireReservations(
  deps: ConfirmDeps & { logger: Logger },
  correlationId: string,
  budget: JobBudget = unlimitedTime,
): Promise<void> {
  for (const { id } of await overdueReservations(deps.database.prisma, deps.now(), batchSize)) {
    if (!budget.hasTime()) return;
    try {
      await expireReservation(deps, id, correlationId);
    } catch (error) {
      deps.logger.warn({ err: error, bookingId: id }, 'reservation could not be expired; retrying');
    }
  }
}

/**
 * One that staff have marked as paid, or given more time, since it was found stays as they left it. A card payment that
 * is open is cancelled first; money that was faster confirms the booking.
 */
async function expireReservation(deps: ConfirmDeps, id: string, correlationId: string): Promise<void> {
  // The batch was read a while ago.
  const seen = await findBooking(deps.database.prisma, id);
  if (!isOver(seen, deps.now())) return;
  const ended = await endOpenPayment(deps, seen, correlationId);
  if (!ended.ok) return;
  await deps.database.transact(async (tx, sql) => {
    const booking = await lockBooking(tx, sql, { id });
    const now = deps.now();
    // An intent that was opened meanwhile may be paid: the next run ends it first.
    if (!isOver(booking, now) || booking.paymentIntentId !== null) return;
    await cancelBooking(tx, sql, booking, { correlationId, now, endReason: 'unpaid' });
    await recordHistory(tx, {
      bookingId: id,
      at: now,
      actor: null,
      action: 'payment-overdue',
      changes: [{ field: 'status', from: booking.status, to: 'cancelled' }],
    });
  });
}

function isOver(booking: BookingRecord | undefined, now: Date): booking is BookingRecord {
  return booking?.status === 'pending_payment' && isOverdue(booking, now);
}
