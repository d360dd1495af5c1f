import { addMilliseconds, minuteMs } from '@getaway/kernel/instant';

/** How long a hold lasts after the guest's last step (domain page, 'Booking life'). */
export const holdMs = 15 * minuteMs;

/** The longest total time of a hold, however often it is renewed. */
export const longestHoldMs = 60 * minuteMs;

/** The most live holds and reservations of one email address. */
export const unpaidPerEmail = 2;

/** When a hold created at `createdAt` expires after a step at `now`, or 'over' when it cannot be renewed. */
export function holdEnd(createdAt: Date, now: Date): Date | 'over' {
  const last = lastHoldEnd(createdAt);
  if (last <= now) return 'over';
  const renewed = addMilliseconds(now, holdMs);
  return renewed < last ? renewed : last;
}

/** The latest possible end of a hold. */
export function lastHoldEnd(createdAt: Date): Date {
  return addMilliseconds(createdAt, longestHoldMs);
}
