import type pg from 'pg';
import { minuteMs } from '@getaway/kernel/instant';
import type { ClientNetworks } from '@getaway/service-kit/http/client-network';
import { ceilingsFor, networkLimits } from '@getaway/service-kit/limits/network-limits';
import { consume } from '@getaway/service-kit/limits/rate-limiter';

const windowMs = 10 * minuteMs;

export interface TooMany {
  readonly ok: false;
  readonly reason: 'too-many';
  readonly retryAfterSeconds: number;
}

/**
 * Counts a visitor's request. Returns a refusal when their networks have reached the limit of ten minutes.
 */
export async function countVisitor(
  pool: pg.Pool,
  input: { purpose: 'contact' | 'newsletter' | 'chat'; networks: ClientNetworks; perCustomer: number },
): Promise<TooMany | { readonly ok: true }> {
  const { purpose, networks, perCustomer } = input;
  const limits = networkLimits(networks, ceilingsFor(perCustomer));
  const outcome = await consume(pool, { purpose, windowMs, limits });
  if (outcome.ok) return { ok: true };
  return { ok: false, reason: 'too-many', retryAfterSeconds: outcome.retryAfterSeconds };
}
