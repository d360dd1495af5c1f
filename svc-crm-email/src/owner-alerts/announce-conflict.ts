import type { ConflictFound } from '@getaway/contracts/events/calendar';
import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Sql } from '@getaway/service-kit/sql';
import { noticeOfConflict } from './conflict-notices.ts';
import { queueConflictEmail } from './queue-conflict-email.ts';
import type { ConflictEmailDeps } from './queue-conflicts-email.ts';

/**
 * Emails the owner that another platform has nights of a booking, once per conflict and not for past stays:
 * at once, or collected when the last such email is recent.
 */
export async function announceConflict(
  deps: ConflictEmailDeps,
  sql: Sql,
  conflict: ConflictFound,
  now: Date,
): Promise<void> {
  if (conflict.booking.checkOutDate < dateInZone(now, deps.timeZone)) return;
  await queueConflictEmail(deps, sql, now, {
    notice: noticeOfConflict(conflict),
    write: () => deps.emails.conflictFound(conflict),
    bookingId: conflict.booking.bookingId,
  });
}
