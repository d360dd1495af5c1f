import { unlimitedTime, type JobBudget } from '@getaway/service-kit/jobs';
import type { Logger } from '@getaway/service-kit/logger';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { cancelReservation } from './cancel-reservation.ts';
import { findBooking } from '../bookings/find-booking.ts';
import { lockBooking } from '../bookings/lock-booking.ts';
import { overdueReservations } from './reservations.repository.ts';
import type { ConfirmDeps } from '../payments/confirm-paid-booking.ts';
import { endOpenPayment } from '../payments/end-open-payment.ts';
import { isOverdue } from '../payments/pay-reservation.ts';

const batchSize = 100;

/**
 * Cancels the reservations that were not paid in time. One whose card payment cannot be checked is kept and
 * tried again.
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
 * A reservation that staff have marked as paid or extended since it was found is unchanged. An open card
 * payment is canceled first; a payment that was faster confirms the booking.
 */
async function expireReservation(deps: ConfirmDeps, id: string, correlationId: string): Promise<void> {
  // The batch was read earlier.
  const seen = await findBooking(deps.database.prisma, { id: id });
  if (!isOver(seen, deps.now())) return;
  const ended = await endOpenPayment(deps, seen, correlationId);
  if (!ended.ok) return;
  await deps.database.transact(async (tx, sql) => {
    const booking = await lockBooking(tx, sql, { id });
    const now = deps.now();
    // An intent that was opened in the meantime may be paid: the next run cancels it first.
    if (!isOver(booking, now) || booking.paymentIntentId !== null) return;
    await cancelReservation(tx, sql, booking, {
      correlationId,
      now,
      endReason: 'unpaid',
      actor: null,
      action: 'payment-overdue',
    });
  });
}

function isOver(booking: BookingRecord | undefined, now: Date): booking is BookingRecord {
  return booking?.status === 'pending_payment' && booking.paid === 0 && isOverdue(booking, now);
}
