/** How long a change may stay unseen while the page is in view. */
export const shortestPollMs = 30_000;
const longestPollMs = 16 * 60_000;

/**
 * The pause before the next poll. It doubles with each poll in a row that failed or ran while the page was hidden, up to 16
 * minutes.
 */
export function pollDelayMs(idlePolls: number): number {
  return Math.min(shortestPollMs * 2 ** idlePolls, longestPollMs);
}
