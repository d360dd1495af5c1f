import { addMilliseconds, minuteMs } from '@getaway/kernel/instant';

/** An answer takes seconds; a clock that is wrong is off by more. */
const toleranceMs = minuteMs;

/**
 * The end of a hold by this device's clock, as an ISO instant, from the server's, the time left when it answered and the
 * moment at which its answer came. A clock that is minutes off would otherwise let a hold end at once, or never.
 */
export function heldUntil(holdExpiresAt: string, leftMs: number, receivedAt: Date): string {
  const leftHere = Date.parse(holdExpiresAt) - receivedAt.getTime();
  const isClockRight = Math.abs(leftHere - leftMs) <= toleranceMs;
  return isClockRight ? holdExpiresAt : addMilliseconds(receivedAt, leftMs).toISOString();
}
