import type { Clock } from '@getaway/kernel/instant';
import { findBookingOfHold } from '../bookings/bookings.repository.ts';
import type { Database } from '../database/database.ts';
import { isOverdue } from './pay-reservation.ts';

/**
 * Whether the answer of an intent call may be replayed: its hold is live with the same payment, or was paid
 * with it. A hold that has ended or changed needs a new answer.
 */
export async function isIntentCurrent(
  deps: { database: Database; now: Clock },
  answer: { holdId: string; paymentIntentId: string },
): Promise<boolean> {
  const booking = await findBookingOfHold(deps.database.prisma, answer.holdId);
  if (!booking || (booking.paymentIntentId ?? '') !== answer.paymentIntentId) return false;
  if (booking.status === 'confirmed' || booking.status === 'completed') return true;
  if (booking.status === 'pending_payment') return !isOverdue(booking, deps.now());
  return booking.status === 'pending' && booking.holdExpiresAt !== null && booking.holdExpiresAt > deps.now();
}

/** Whether a completed booking still matches the stored answer. It may have been canceled since. */
export async function isCompletionCurrent(
  deps: { database: Database },
  answer: { bookingReference: string; status: string },
): Promise<boolean> {
  const { bookingReference, status } = answer;
  return (await deps.database.prisma.booking.count({ where: { bookingReference, status } })) > 0;
}
