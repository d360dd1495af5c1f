import { addMilliseconds, minuteMs } from '@getaway/kernel/instant';

/** What each intent call gives (domain page, 'Booking life'). */
const holdMs = 15 * minuteMs;
/** An answer takes seconds; a clock that is wrong is off by more. */
const toleranceMs = minuteMs;

/**
 * The end of a hold by this device's clock, as an ISO instant, from the server's and the moment at which its answer
 * came. A clock that is minutes off would otherwise let a hold end at once, or never.
 */
export function heldUntil(holdExpiresAt: string, receivedAt: Date): string {
  const left = Date.parse(holdExpiresAt) - receivedAt.getTime();
  const isClockRight = Math.abs(left - holdMs) <= toleranceMs;
  return isClockRight ? holdExpiresAt : addMilliseconds(receivedAt, holdMs).toISOString();
}
