import { minuteMs, secondMs } from '@getaway/kernel/instant';

/** The interval between syncs of a working feed. */
export const pollEveryMs = 15 * minuteMs;
/** How long a guest who is about to pay waits for feeds. */
export const paymentWaitsMs = 3 * secondMs;
/**
 * How long staff wait for feeds that they sync. One that takes longer is reported as in progress, and the list shows its
 * outcome later.
 */
export const staffWaitMs = 5 * secondMs;
/** A feed that was read this recently is fresh enough for a guest who is about to pay. */
export const freshForMs = 2 * minuteMs;

const pausesMs = [5, 15, 30, 60, 120].map((minutes) => minutes * minuteMs);

/** How long to wait before the next try after this many failures in a row (1 or more). */
export function pauseAfterFailures(failures: number): number {
  return pausesMs[Math.min(failures, pausesMs.length) - 1] ?? pollEveryMs;
}
