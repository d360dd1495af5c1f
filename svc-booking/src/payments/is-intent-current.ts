import type { Clock } from '@getaway/kernel/instant';
import { findBooking } from '../bookings/find-booking.ts';
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
  const booking = await findBooking(deps.database.prisma, { holdId: answer.holdId });
  if (!booking || (booking.paymentIntentId ?? '') !== answer.paymentIntentId) return false;
  if (booking.status === 'confirmed' || booking.status === 'completed') return true;
  if (booking.status === 'pending_payment') return !isOverdue(booking, deps.now());
  return booking.status === 'pending' && booking.holdExpiresAt !== null && booking.holdExpiresAt > deps.now();
}
