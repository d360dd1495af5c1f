import type pg from 'pg';
import { minuteMs } from '@getaway/kernel/instant';
import { countUse, type Purpose } from '../data/allowances.repository.ts';

/** One window for all purposes: what is over is forgotten together. */
const windowMs = 10 * minuteMs;

export interface TooMany {
  readonly ok: false;
  readonly reason: 'too-many';
  readonly retryAfterSeconds: number;
}

/** Counts a visitor's request; a refusal when their network has used up what it may ask for in ten minutes. */
export async function countVisitor(
  pool: pg.Pool,
  input: { purpose: Purpose; clientNetwork: string; most: number; now: Date },
): Promise<TooMany | { readonly ok: true }> {
  const { purpose, clientNetwork, most, now } = input;
  if (most === 0) return { ok: true };
  const { used, windowEnds } = await countUse(pool, { purpose, clientNetwork, now, windowMs });
  if (used <= most) return { ok: true };
  const retryAfterSeconds = Math.max(1, (windowEnds.getTime() - now.getTime()) / 1_000);
  return { ok: false, reason: 'too-many', retryAfterSeconds };
}
