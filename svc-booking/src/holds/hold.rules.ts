import { addMilliseconds, hourMs, minuteMs } from '@getaway/kernel/instant';
import { moneyRules } from '@getaway/kernel/money-rules';

/** A hold lasts this long after the guest's last step (domain page, 'Booking life'). */
export const holdMs = 15 * minuteMs;

/** However often a hold is renewed, it ends this long after it was made. */
export const longestHoldMs = 60 * minuteMs;

/** So long the nights of an alternative payment are kept unpaid (spec page 1, section 9). */
export const reservationMs = moneyRules.reservationHours * hourMs;

/** At most so many live holds and reservations of one e-mail address. */
export const unpaidPerEmail = 2;

/** Until when a hold made at `createdAt` is kept after a step at `now`, or 'over' when it cannot be renewed any more. */
export function holdEnd(createdAt: Date, now: Date): Date | 'over' {
  const last = lastHoldEnd(createdAt);
  if (last <= now) return 'over';
  const renewed = addMilliseconds(now, holdMs);
  return renewed < last ? renewed : last;
}

/** The moment that no renewal of a hold passes. */
export function lastHoldEnd(createdAt: Date): Date {
  return addMilliseconds(createdAt, longestHoldMs);
}
