import { unlimitedTime, type JobBudget } from '@getaway/service-kit/jobs';
import type { Logger } from '@getaway/service-kit/logger';
import type { BookingRecord } from '../bookings/booking-record.repository.ts';
import { expiredHolds, findBooking, lockBooking } from '../bookings/bookings.repository.ts';
import { cancelBooking } from '../bookings/cancel-booking.ts';
import { confirmPaidBooking, type ConfirmDeps } from '../payments/confirm-paid-booking.ts';

const batchSize = 100;

/** Lets go of the holds whose time is over. One that the provider cannot be asked about stays, and is tried again. */
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
 * The intent is cancelled at the provider first and the nights are freed only after it agreed, so that nobody pays
 * for nights that somebody else may take. Money that was faster confirms the booking instead.
 */
async function expireHold(deps: ConfirmDeps, hold: BookingRecord, correlationId: string): Promise<void> {
  // The batch was read a while ago; a guest may have taken another step since.
  const fresh = await findBooking(deps.database.prisma, hold.id);
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
    // Also one that was renewed meanwhile: its intent is dead, and its next step makes a new hold of the free nights.
    if (current?.status !== 'pending') return;
    if (hold.paymentIntentId === null && !isOver(current, deps.now())) return;
    // A notice of the cancelled intent may have been here first; another intent is one that may be paid.
    if (current.paymentIntentId !== null && current.paymentIntentId !== hold.paymentIntentId) return;
    await cancelBooking(tx, sql, current, { correlationId, now: deps.now(), endReason: 'unpaid' });
  });
}

function isOver(hold: BookingRecord | undefined, now: Date): boolean {
  return hold?.status === 'pending' && hold.holdExpiresAt !== null && hold.holdExpiresAt <= now;
}
