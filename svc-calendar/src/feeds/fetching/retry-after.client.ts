import { dayMs, secondMs } from '@getaway/kernel/instant';

/** Longer waits are capped: a feed that is not read for days is useless. */
const longestWaitMs = dayMs;

/**
 * How long a `Retry-After` header asks to wait (RFC 9110, 10.2.3): seconds or a date. Undefined when it is
 * missing or invalid.
 */
export function retryAfterMs(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  const waitMs = /^\d+$/.test(header.trim()) ? Number(header) * secondMs : Date.parse(header) - now.getTime();
  return Number.isNaN(waitMs) || waitMs <= 0 ? undefined : Math.min(waitMs, longestWaitMs);
}
