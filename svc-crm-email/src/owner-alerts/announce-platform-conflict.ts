import type { PlatformConflictFound } from '@getaway/contracts/events/calendar';
import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Sql } from '@getaway/service-kit/sql';
import { noticeOfPlatformConflict } from './conflict-notices.ts';
import { queueConflictEmail } from './queue-conflict-email.ts';
import type { ConflictEmailDeps } from './queue-conflicts-email.ts';

/** Emails the owner that two platforms have the same night, once per conflict and not for past stays. */
export async function announcePlatformConflict(
  deps: ConflictEmailDeps,
  sql: Sql,
  conflict: PlatformConflictFound,
  now: Date,
): Promise<void> {
  if (conflict.external.to < dateInZone(now, deps.timeZone)) return;
  await queueConflictEmail(deps, sql, now, {
    notice: noticeOfPlatformConflict(conflict),
    write: () => deps.emails.platformConflictFound(conflict),
    bookingId: null,
  });
}
