import type { Database } from '../database/database.ts';
import { hasBooking } from './bookings.repository.ts';

/** Whether a completed booking still matches the stored answer. It may have been canceled since. */
export function isCompletionCurrent(
  deps: { database: Database },
  { bookingReference, status }: { bookingReference: string; status: string },
): Promise<boolean> {
  return hasBooking(deps.database.prisma, { bookingReference, status });
}
