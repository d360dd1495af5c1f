import { unlimitedTime, type JobBudget } from '@getaway/service-kit/jobs';
import type { Logger } from '@getaway/service-kit/logger';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { findBooking } from '../bookings/find-booking.ts';
import { lockBooking } from '../bookings/lock-booking.ts';
import { expiredHolds } from './holds.repository.ts';
import { cancelBooking } from '../bookings/cancel-booking.ts';
import { confirmPaidBooking, type ConfirmDeps } from '../payments/confirm-paid-booking.ts';

const batchSize = 100;

/**
 * Expires the holds whose time is over. A hold whose payment cannot be checked at the provider is kept and
 * tried again.
 */
export async function expireHolds(
  deps: ConfirmDeps & { logger: Logger },
  correlationId: string,
  budget: JobBudget = unlimitedTime,
): Promise<void> {
  for (const hold of await expiredHolds(deps.database.prisma, deps.now(), batchSize)) {
    if (!budget.hasTime()) return;
    try {
      await expireHold(deps, hold, correlationId);
    } catch (error) {
      deps.logger.warn({ err: error, bookingId: hold.id }, 'hold could not be expired; retrying');
    }
  }
}

/**
 * Cancels the intent at the provider first and releases the nights only after success, so that no guest pays
 * for nights that are available to others. A payment that was faster confirms the booking instead.
 */
async function expireHold(
  deps: ConfirmDeps,
  hold: Pick<BookingRecord, 'id' | 'paymentIntentId'>,
  correlationId: string,
): Promise<void> {
  // The batch was read earlier, and a guest may have taken another step since.
  const fresh = await findBooking(deps.database.prisma, { id: hold.id });
  if (!isOver(fresh, deps.now())) return;
  if (hold.paymentIntentId !== null) {
    const outcome = await deps.payments.cancel(hold.paymentIntentId);
    if (outcome === 'processing') return;
    if (outcome === 'succeeded') {
      await confirmPaidBooking(deps, { paymentIntentId: hold.paymentIntentId, correlationId });
      return;
    }
  }
  await deps.database.transact(async (tx, sql) => {
    const current = await lockBooking(tx, sql, { id: hold.id });
    // Includes a hold that was renewed in the meantime: its intent is canceled, and the next step creates a
    // new hold of the available nights.
    if (current?.status !== 'pending') return;
    if (hold.paymentIntentId === null && !isOver(current, deps.now())) return;
    // The webhook of the canceled intent may have arrived first; a different intent can still be paid.
    if (current.paymentIntentId !== null && current.paymentIntentId !== hold.paymentIntentId) return;
    await cancelBooking(tx, sql, current, { correlationId, now: deps.now(), endReason: 'unpaid' });
  });
}

function isOver(hold: BookingRecord | undefined, now: Date): boolean {
  return hold?.status === 'pending' && hold.holdExpiresAt !== null && hold.holdExpiresAt <= now;
}
