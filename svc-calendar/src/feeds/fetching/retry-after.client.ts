import { dayMs, secondMs } from '@getaway/kernel/instant';

/** Longer wishes are cut: a feed that nobody reads for days is as bad as none. */
const longestWaitMs = dayMs;

/** How long a `Retry-After` wants us to wait (RFC 9110, 10.2.3): seconds or a date. Undefined where it says nothing. */
export function retryAfterMs(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  const waitMs = /^\d+$/.test(header.trim()) ? Number(header) * secondMs : Date.parse(header) - now.getTime();
  return Number.isNaN(waitMs) || waitMs <= 0 ? undefined : Math.min(waitMs, longestWaitMs);
}
